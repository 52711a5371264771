import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import {
  DEFAULT_LOCALE,
  LANGUAGES,
  LANGUAGE_STORAGE_KEY,
  getDirection,
  type LanguageOption,
} from '@hashgrid/contracts';
import { deviceStorage } from '../device/deviceStorage';
import { storeLanguage } from './storeLanguage';
import { createTextCache, NO_TEXTS } from './createTextCache';
import { LanguageContext } from './LanguageContext';

interface LanguageProviderProps {
  /** Locales that have translations. */
  locales: readonly string[];
  /** Called after the player has changed the language. */
  onChoice?: () => void;
  children: ReactNode;
}

const DEFAULT_LANGUAGE = LANGUAGES.find(({ locale }) => locale === DEFAULT_LOCALE) as LanguageOption;

/** Returns the selectable languages. */
const useLanguages = (locales: readonly string[]) =>
  useMemo(
    () => LANGUAGES.filter(({ locale }) => locale === DEFAULT_LOCALE || locales.includes(locale)),
    [locales],
  );

/** Calls back with the language that another tab has stored. */
function useLanguageFromOtherTabs(apply: (locale: string) => void): void {
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      const stored = key === LANGUAGE_STORAGE_KEY && deviceStorage.get(LANGUAGE_STORAGE_KEY);
      if (stored) apply(stored);
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [apply]);
}

/** Manages the current language and its texts; `change` resolves with whether the requested language is now current. */
function useCurrentLanguage(languages: readonly LanguageOption[], isFetchingInitially: boolean) {
  const [current, setCurrent] = useState({ language: DEFAULT_LANGUAGE, texts: NO_TEXTS });
  const [isFetching, setIsFetching] = useState(isFetchingInitially);
  const [cache] = useState(createTextCache);
  const requested = useRef<string | null>(null);
  const change = useCallback(
    async (locale: string): Promise<boolean> => {
      const language = languages.find((option) => option.locale === locale);
      if (!language) return false;
      requested.current = locale;
      try {
        let texts = cache.get(locale);
        if (!texts) {
          setIsFetching(true);
          texts = await cache.fetch(locale);
        }
        if (requested.current !== locale) return false;
        setCurrent((before) => (before.language === language ? before : { language, texts }));
        return true;
      } catch {
        return false;
      } finally {
        // Only the latest request may end the fetching state.
        if (requested.current === locale) setIsFetching(false);
      }
    },
    [languages, cache],
  );
  return { current, isFetching, change };
}

/** Provides language and texts [LG1–LG8], and keeps `<html lang dir>` in sync. */
export function LanguageProvider({ locales, onChoice, children }: LanguageProviderProps) {
  const languages = useLanguages(locales);
  const [stored] = useState(() => deviceStorage.get(LANGUAGE_STORAGE_KEY));
  const isKnown = languages.some(({ locale }) => locale === stored);
  const { current, isFetching, change } = useCurrentLanguage(languages, isKnown && stored !== DEFAULT_LOCALE);
  const preferredLocale = useRef(isKnown && stored ? stored : DEFAULT_LOCALE);
  const getPreferredLocale = useCallback(() => preferredLocale.current, []);

  const setLanguage = useCallback(
    async (locale: string) => {
      if (!(await change(locale))) return;
      preferredLocale.current = locale;
      storeLanguage(locale);
      onChoice?.();
    },
    [change, onChoice],
  );
  const applyLanguage = useCallback(
    async (locale: string) => {
      preferredLocale.current = locale;
      if (await change(locale)) storeLanguage(locale);
    },
    [change],
  );
  const applyFromOtherTab = useCallback(
    (locale: string) => {
      if (languages.some((option) => option.locale === locale)) void applyLanguage(locale);
    },
    [languages, applyLanguage],
  );
  useLanguageFromOtherTabs(applyFromOtherTab);
  useEffect(() => {
    if (!isKnown || !stored || stored === DEFAULT_LOCALE) return;
    void change(stored).then((isCurrent) => isCurrent && storeLanguage(stored));
  }, [isKnown, stored, change]);

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
      languages,
      direction,
      setLanguage,
      applyLanguage,
      getPreferredLocale,
    }),
    [current, isFetching, languages, direction, setLanguage, applyLanguage, getPreferredLocale],
  );
  return <LanguageContext value={value}>{children}</LanguageContext>;
}
