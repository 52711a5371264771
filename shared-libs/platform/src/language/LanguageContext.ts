import { createContext, useCallback, useContext } from 'react';
import type { LanguageOption } from '@hashgrid/contracts';
import { translate, type Texts, type Translate } from './translate';

export interface LanguageState {
  currentLanguage: LanguageOption;
  isFetching: boolean;
  /** Those that have texts. */
  languages: readonly LanguageOption[];
  direction: 'ltr' | 'rtl';
  setLanguage(locale: string): Promise<void>;
}

/** What only the platform needs of the language. */
interface LanguageKeeping {
  texts: Texts;
  /** Takes over the language that the server keeps; that is no choice of the player. */
  followLanguage(locale: string): Promise<void>;
  /** The locale that belongs to the player, also while its texts do not come. */
  localeToKeep(): string;
}

export const LanguageContext = createContext<(LanguageState & LanguageKeeping) | undefined>(undefined);

/** All of the language, for this package alone. */
export function useLanguageContext(): LanguageState & LanguageKeeping {
  const language = useContext(LanguageContext);
  if (!language) throw new Error('Language context is undefined');
  return language;
}

/** The language in use and the way to change it. */
export const useLanguage = (): LanguageState => useLanguageContext();

/** Translates a text; changes with the language. */
export function useTranslate(): Translate {
  const { texts } = useLanguageContext();
  return useCallback((key, values) => translate(texts, key, values), [texts]);
}
