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

export const LanguageContext = createContext<(LanguageState & { texts: Texts }) | undefined>(undefined);

function useLanguageContext() {
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
