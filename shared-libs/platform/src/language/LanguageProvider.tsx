import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import {
  DEFAULT_LOCALE,
  describeLanguage,
  getDirection,
  isLocale,
  LANGUAGE_STORAGE_KEY,
  type LanguageOption,
} from '@hashgrid/contracts';
import { deviceStorage } from '../device/deviceStorage';
import { storeLanguage } from './storeLanguage';
import { createTextCache, NO_TEXTS } from './createTextCache';
import { TextsError } from './fetchTexts';
import { LanguageContext } from './LanguageContext';
import { msg } from './msg';
import type { Texts } from './translate';

interface LanguageProviderProps {
  /** Loads the languages of the picker. */
  loadLanguages: () => Promise<readonly LanguageOption[]>;
  /** Called after the player has changed the language. */
  onChoice?: (locale: string) => void;
  /** Called when a language that the player chose could not be loaded. */
  onFailure?: () => void;
  children: ReactNode;
}

/** Each language translates this text to its own name, so that the app starts without the list of languages. */
const OWN_NAME = msg('English');
const DEFAULT_LANGUAGE = describeLanguage(DEFAULT_LOCALE, OWN_NAME);

const toLanguageOption = (locale: string, texts: Texts): LanguageOption =>
  locale === DEFAULT_LOCALE ? DEFAULT_LANGUAGE : describeLanguage(locale, texts[OWN_NAME] ?? locale);

/**
 * Returns a function that reads all languages. The first read loads them; until they have loaded, it returns only the current one.
 * A read after a failed load tries again.
 */
function useLanguageList(current: LanguageOption, load: LanguageProviderProps['loadLanguages']) {
  const [loaded, setLoaded] = useState<readonly LanguageOption[] | null>(null);
  return useCallback(() => {
    if (!loaded) load().then(setLoaded, () => undefined);
    return loaded ?? [current];
  }, [loaded, load, current]);
}

/** Calls back with the language that another tab has stored. */
function useLanguageFromOtherTabs(apply: (locale: string) => unknown): void {
  useEffect(() => {
    const handleStorage = ({ key }: StorageEvent) => {
      const stored = key === LANGUAGE_STORAGE_KEY && deviceStorage.get(LANGUAGE_STORAGE_KEY);
      if (stored) apply(stored);
    };
    window.addEventListener('storage', handleStorage);
    return () => window.removeEventListener('storage', handleStorage);
  }, [apply]);
}

/**
 * Result of a language change: `unknown` if the product doesn't have the language, `superseded` if a later change replaced it, and
 * `supersededUnknown` for both.
 */
type ChangeResult = 'done' | 'failed' | 'unknown' | 'superseded' | 'supersededUnknown';

/** Manages the current language and its texts. */
function useCurrentLanguage(isFetchingInitially: boolean) {
  const [current, setCurrent] = useState({ language: DEFAULT_LANGUAGE, texts: NO_TEXTS });
  const [isFetching, setIsFetching] = useState(isFetchingInitially);
  const [cache] = useState(createTextCache);
  const requested = useRef<string | null>(null);
  const change = useCallback(
    async (locale: string): Promise<ChangeResult> => {
      if (!isLocale(locale)) return 'unknown';
      requested.current = locale;
      try {
        let texts = cache.get(locale);
        if (!texts) {
          setIsFetching(true);
          texts = await cache.fetch(locale);
        }
        if (requested.current !== locale) return 'superseded';
        const language = toLanguageOption(locale, texts);
        setCurrent((previous) => (previous.language.locale === locale ? previous : { language, texts }));
        return 'done';
      } catch (error) {
        const isSuperseded = requested.current !== locale;
        if (error instanceof TextsError && error.isUnknown)
          return isSuperseded ? 'supersededUnknown' : 'unknown';
        return isSuperseded ? 'superseded' : 'failed';
      } finally {
        // Only the latest request may end the fetching state.
        if (requested.current === locale) setIsFetching(false);
      }
    },
    [cache],
  );
  return { current, isFetching, change };
}

/** Returns the stored locale; the default one if the stored value is missing or not a locale. */
const readStoredLocale = (): string => {
  const stored = deviceStorage.get(LANGUAGE_STORAGE_KEY);
  return isLocale(stored) ? stored : DEFAULT_LOCALE;
};

/** Provides language and texts, and keeps `<html lang dir>` in sync. */
export function LanguageProvider(props: LanguageProviderProps) {
  const { loadLanguages: load, onChoice, onFailure, children } = props;
  const [stored] = useState(readStoredLocale);
  const { current, isFetching, change } = useCurrentLanguage(stored !== DEFAULT_LOCALE);
  const readLanguages = useLanguageList(current.language, load);
  const preferredLocale = useRef(stored);
  const getPreferredLocale = useCallback(() => preferredLocale.current, []);

  const setLanguage = useCallback(
    async (locale: string) => {
      const result = await change(locale);
      if (result === 'done') {
        preferredLocale.current = locale;
        storeLanguage(locale);
        onChoice?.(locale);
      } else if (!result.startsWith('superseded')) onFailure?.();
    },
    [change, onChoice, onFailure],
  );
  const applyLanguage = useCallback(
    async (locale: string) => {
      const previousLocale = preferredLocale.current;
      preferredLocale.current = locale;
      const result = await change(locale);
      if (result === 'done') storeLanguage(locale);
      // The server rejects preferences with a language that it doesn't have. A choice made meanwhile stays.
      else if ((result === 'unknown' || result === 'supersededUnknown') && preferredLocale.current === locale)
        preferredLocale.current = previousLocale === locale ? DEFAULT_LOCALE : previousLocale;
    },
    [change],
  );
  useLanguageFromOtherTabs(applyLanguage);
  useEffect(() => {
    if (stored !== DEFAULT_LOCALE) void applyLanguage(stored);
  }, [stored, applyLanguage]);

  const direction = getDirection(current.language.locale);
  useLayoutEffect(() => {
    document.documentElement.lang = current.language.locale;
    document.documentElement.dir = direction;
  }, [current, direction]);

  const value = useMemo(
    () => ({
      currentLanguage: current.language,
      texts: current.texts,
      isFetching,
      get languages() {
        return readLanguages();
      },
      direction,
      setLanguage,
      applyLanguage,
      getPreferredLocale,
    }),
    [current, isFetching, readLanguages, direction, setLanguage, applyLanguage, getPreferredLocale],
  );
  return <LanguageContext value={value}>{children}</LanguageContext>;
}
