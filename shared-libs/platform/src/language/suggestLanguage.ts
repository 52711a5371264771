import { DEFAULT_LOCALE, LANGUAGE_STORAGE_KEY, type LanguageOption } from '@hashgrid/contracts';
import { deviceStorage } from '../device/deviceStorage';

/** Chinese in traditional characters, by script or by region. */
const TRADITIONAL_CHINESE = /^zh-(Hant|HK|MO|TW)\b/;

const findOption = (languages: readonly LanguageOption[], tag: string): LanguageOption | undefined => {
  const closest = TRADITIONAL_CHINESE.test(tag) ? 'zh-HK' : tag;
  const [base = ''] = tag.split('-');
  return (
    languages.find(({ locale }) => locale === closest) ??
    // Searched from the end, so that `zh` means `zh-CN` and not `zh-HK`.
    [...languages].reverse().find(({ locale }) => locale.startsWith(`${base}-`))
  );
};

/**
 * Returns the language to suggest: the first of the browser's languages, if the product is translated to it, the player has not
 * chosen a language, and it isn't the default.
 * @param browserLanguages BCP 47 tags in order of preference, such as `navigator.languages`.
 */
export function suggestLanguage(
  languages: readonly LanguageOption[],
  browserLanguages: readonly string[],
): LanguageOption | undefined {
  if (deviceStorage.get(LANGUAGE_STORAGE_KEY) !== null || !browserLanguages[0]) return undefined;
  const option = findOption(languages, browserLanguages[0]);
  return option?.locale === DEFAULT_LOCALE ? undefined : option;
}
