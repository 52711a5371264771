import { useLanguage } from '@hashgrid/platform';
import { NAME_FIELDS } from './validateDetails';

/** Languages in which the family name comes first. */
const FAMILY_NAME_FIRST = ['ja', 'ko', 'vi', 'zh'];

/** Returns the fields of the name in the order of the player's language. */
export function useNameFields(): readonly (typeof NAME_FIELDS)[number][] {
  const [language = ''] = useLanguage().currentLanguage.locale.split('-');
  return FAMILY_NAME_FIRST.includes(language) ? [...NAME_FIELDS].reverse() : NAME_FIELDS;
}
