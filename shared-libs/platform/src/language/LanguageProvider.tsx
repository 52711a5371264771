import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import {
  DEFAULT_LOCALE,
  LANGUAGES,
  LANGUAGE_STORAGE_KEY,
  directionOf,
  type LanguageOption,
} from '@hashgrid/contracts';
import { deviceStorage } from '../device/deviceStorage';
import { fetchTexts } from './fetchTexts';
import { LanguageContext } from './LanguageContext';
import type { Texts } from './translate';

interface LanguageProviderProps {
  /** Locales that have texts. */
  locales: readonly string[];
  children: ReactNode;
}

const DEFAULT_LANGUAGE = LANGUAGES.find(({ locale }) => locale === DEFAULT_LOCALE) as LanguageOption;
const NO_TEXTS: Texts = {};

/** Holds language and texts [LG1–LG8], and keeps `<html lang dir>` in step. */
export function LanguageProvider({ locales, children }: LanguageProviderProps) {
  const languages = useMemo(
    () => LANGUAGES.filter(({ locale }) => locale === DEFAULT_LOCALE || locales.includes(locale)),
    [locales],
  );
  const [stored] = useState(() => deviceStorage.get(LANGUAGE_STORAGE_KEY));
  const isKnown = languages.some(({ locale }) => locale === stored);
  const [current, setCurrent] = useState({ language: DEFAULT_LANGUAGE, texts: NO_TEXTS });
  const [isFetching, setIsFetching] = useState(isKnown && stored !== DEFAULT_LOCALE);
  const loaded = useRef(new Map<string, Texts>([[DEFAULT_LOCALE, NO_TEXTS]]));
  const wanted = useRef<string | null>(null);

  const setLanguage = useCallback(
    async (locale: string) => {
      const language = languages.find((option) => option.locale === locale);
      if (!language) return;
      wanted.current = locale;
      try {
        let texts = loaded.current.get(locale);
        if (!texts) {
          setIsFetching(true);
          texts = await fetchTexts(locale);
          loaded.current.set(locale, texts);
        }
        if (wanted.current !== locale) return;
        setCurrent({ language, texts });
        deviceStorage.set(LANGUAGE_STORAGE_KEY, locale);
      } catch (error) {
        console.error(`API: Failed to fetch locale ${locale}`, (error as Error).message);
      } finally {
        // Whoever was asked for last ends the fetching.
        if (wanted.current === locale) setIsFetching(false);
      }
    },
    [languages],
  );

  useEffect(() => {
    if (isKnown && stored && stored !== DEFAULT_LOCALE) void setLanguage(stored);
  }, [isKnown, stored, setLanguage]);

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
    }),
    [current, isFetching, languages, direction, setLanguage],
  );
  return <LanguageContext value={value}>{children}</LanguageContext>;
}
