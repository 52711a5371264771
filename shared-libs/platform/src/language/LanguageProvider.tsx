import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import {
  DEFAULT_LOCALE,
  LANGUAGES,
  LANGUAGE_STORAGE_KEY,
  directionOf,
  type LanguageOption,
} from '@hashgrid/contracts';
import { deviceStorage } from '../device/deviceStorage';
import { createTextCache, NO_TEXTS } from './createTextCache';
import { LanguageContext } from './LanguageContext';

interface LanguageProviderProps {
  /** Locales that have texts. */
  locales: readonly string[];
  /** The player has chosen a language, and it is in use. */
  onChoice?: () => void;
  children: ReactNode;
}

const DEFAULT_LANGUAGE = LANGUAGES.find(({ locale }) => locale === DEFAULT_LOCALE) as LanguageOption;

/** The languages that can be chosen. */
const useLanguages = (locales: readonly string[]) =>
  useMemo(
    () => LANGUAGES.filter(({ locale }) => locale === DEFAULT_LOCALE || locales.includes(locale)),
    [locales],
  );

/** Calls back with the language that another tab of this device has stored. */
function useOtherTabs(follow: (locale: string) => void): void {
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      const stored = key === LANGUAGE_STORAGE_KEY && deviceStorage.get(LANGUAGE_STORAGE_KEY);
      if (stored) follow(stored);
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [follow]);
}

/** The language in use with its texts; `change` resolves with whether it is the one that was asked for. */
function useCurrentLanguage(languages: readonly LanguageOption[], isFetchingFirst: boolean) {
  const [current, setCurrent] = useState({ language: DEFAULT_LANGUAGE, texts: NO_TEXTS });
  const [isFetching, setIsFetching] = useState(isFetchingFirst);
  const [cache] = useState(createTextCache);
  const wanted = useRef<string | null>(null);
  const change = useCallback(
    async (locale: string): Promise<boolean> => {
      const language = languages.find((option) => option.locale === locale);
      if (!language) return false;
      wanted.current = locale;
      try {
        let texts = cache.get(locale);
        if (!texts) {
          setIsFetching(true);
          texts = await cache.fetch(locale);
        }
        if (wanted.current !== locale) return false;
        setCurrent((before) => (before.language === language ? before : { language, texts }));
        return true;
      } catch {
        return false;
      } finally {
        // Whoever was asked for last ends the fetching.
        if (wanted.current === locale) setIsFetching(false);
      }
    },
    [languages, cache],
  );
  return { current, isFetching, change };
}

/** Holds language and texts [LG1–LG8], and keeps `<html lang dir>` in step. */
export function LanguageProvider({ locales, onChoice, children }: LanguageProviderProps) {
  const languages = useLanguages(locales);
  const [stored] = useState(() => deviceStorage.get(LANGUAGE_STORAGE_KEY));
  const isKnown = languages.some(({ locale }) => locale === stored);
  const { current, isFetching, change } = useCurrentLanguage(languages, isKnown && stored !== DEFAULT_LOCALE);
  const belonging = useRef(isKnown && stored ? stored : DEFAULT_LOCALE);
  const localeToKeep = useCallback(() => belonging.current, []);

  const setLanguage = useCallback(
    async (locale: string) => {
      if (!(await change(locale))) return;
      belonging.current = locale;
      deviceStorage.set(LANGUAGE_STORAGE_KEY, locale);
      onChoice?.();
    },
    [change, onChoice],
  );
  const followLanguage = useCallback(
    async (locale: string) => {
      belonging.current = locale;
      if (await change(locale)) deviceStorage.set(LANGUAGE_STORAGE_KEY, locale);
    },
    [change],
  );
  const followOtherTab = useCallback(
    (locale: string) => {
      if (languages.some((option) => option.locale === locale)) void followLanguage(locale);
    },
    [languages, followLanguage],
  );
  useOtherTabs(followOtherTab);
  useEffect(() => {
    if (isKnown && stored && stored !== DEFAULT_LOCALE) void change(stored);
  }, [isKnown, stored, change]);

  const direction = directionOf(current.language.locale);
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
      followLanguage,
      localeToKeep,
    }),
    [current, isFetching, languages, direction, setLanguage, followLanguage, localeToKeep],
  );
  return <LanguageContext value={value}>{children}</LanguageContext>;
}
