import { DEFAULT_LOCALE, type LanguageOption } from '@hashgrid/contracts';
import { useLanguage } from './LanguageContext';
import { suggestLanguage } from './suggestLanguage';

/** Returns the browser's language to someone who has never chosen one; the page stays in the default language until they do. */
export function useSuggestedLanguage(): LanguageOption | undefined {
  const { currentLanguage, languages } = useLanguage();
  return currentLanguage.locale === DEFAULT_LOCALE
    ? suggestLanguage(languages, navigator.languages)
    : undefined;
}
