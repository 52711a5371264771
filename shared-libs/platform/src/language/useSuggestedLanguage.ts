import { DEFAULT_LOCALE, type LanguageOption } from '@hashgrid/contracts';
import { useLanguage } from './LanguageContext';
import { suggestLanguage } from './suggestLanguage';

/** Returns the language to suggest to a visitor who has never chosen one; undefined if the page isn't in the default language. */
export function useSuggestedLanguage(): LanguageOption | undefined {
  const { currentLanguage, languages } = useLanguage();
  return currentLanguage.locale === DEFAULT_LOCALE
    ? suggestLanguage(languages, navigator.languages)
    : undefined;
}
