import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import type { LanguageOption } from '@hashgrid/contracts';
import { getFormatters } from '../format/formatters';
import { PlatformContext } from '../store/PlatformContext';
import {
  translate,
  translatePlural,
  type PluralForms,
  type Texts,
  type TextValues,
  type Translate,
} from './translate';

/** The current language and how to change it. */
export interface LanguageState {
  currentLanguage: LanguageOption;
  isFetching: boolean;
  /** All languages of the product. Reading this loads them; until they have loaded, it contains only the current one. */
  readonly languages: readonly LanguageOption[];
  direction: 'ltr' | 'rtl';
  /** Loads the texts of a language, changes to it and stores the choice. A failure keeps the current language. */
  setLanguage(locale: string): Promise<void>;
}

/** Language state that only the platform uses. */
interface InternalLanguageState {
  texts: Texts;
  /**
   * Applies a language saved elsewhere (on the server or in another tab), without calling the provider's
   * `onChoice`.
   */
  applyLanguage(locale: string): Promise<void>;
  /** Returns the locale that the player chose, even if its texts failed to load. */
  getPreferredLocale(): string;
}

export const LanguageContext = createContext<(LanguageState & InternalLanguageState) | undefined>(undefined);

/** Returns the whole language state; internal to this package. */
export function useLanguageContext(): LanguageState & InternalLanguageState {
  const language = useContext(LanguageContext);
  if (!language) throw new Error('Language context is undefined');
  return language;
}

/** Returns the current language and how to change it. */
export const useLanguage = (): LanguageState => useLanguageContext();

const subscribeToNothing = () => () => {};

/**
 * Returns the function that translates texts; it changes with the language.
 *
 * @example
 * t('Wallet');
 * t('Hello %name%', { name });
 * t.plural({ one: '%count% node', other: '%count% nodes' }, count);
 */
export function useTranslate(): Translate {
  const { texts, currentLanguage } = useLanguageContext();
  const { locale } = currentLanguage;
  // LanguageProvider is above PlatformProvider, so there may be no platform.
  const preferences = useContext(PlatformContext)?.preferences;
  const numberFormat = useSyncExternalStore(
    preferences?.subscribe ?? subscribeToNothing,
    () => preferences?.get().numberFormat ?? 'locale',
  );
  return useMemo(
    () =>
      Object.assign((key: string, values?: TextValues) => translate(texts, key, values), {
        plural: (forms: PluralForms, count: number, values?: TextValues) =>
          translatePlural({ locale, texts }, forms, count, {
            ...values,
            count: getFormatters(locale, numberFormat).number(count),
          }),
      }),
    [texts, locale, numberFormat],
  );
}
