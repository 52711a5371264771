import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import type { LanguageOption } from '@hashgrid/contracts';
import { formattersOf } from '../format/formatters';
import { PlatformContext } from '../store/PlatformContext';
import {
  translate,
  translatePlural,
  type PluralForms,
  type Texts,
  type TextValues,
  type Translate,
} from './translate';

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

const unsubscribed = () => () => {};

/** Translates texts; changes with the language. `t('Wallet')`, `t('Hello %name%', { name })`, `t.plural({ one, other }, count)`. */
export function useTranslate(): Translate {
  const { texts, currentLanguage } = useLanguageContext();
  const { locale } = currentLanguage;
  // The language is there before the platform is.
  const preferences = useContext(PlatformContext)?.preferences;
  const numberFormat = useSyncExternalStore(
    preferences?.subscribe ?? unsubscribed,
    () => preferences?.get().numberFormat ?? 'locale',
  );
  return useMemo(
    () =>
      Object.assign((key: string, values?: TextValues) => translate(texts, key, values), {
        plural: (forms: PluralForms, count: number, values?: TextValues) =>
          translatePlural({ locale, texts }, forms, count, {
            ...values,
            count: formattersOf(locale, numberFormat).number(count),
          }),
      }),
    [texts, locale, numberFormat],
  );
}
