import { LOCALE_PATTERN } from '../describeLanguage';
import { Type } from './Type';

/** A locale, such as `en-US`. The schema checks its form only: `isLocale`. */
export const LocaleSchema = Type.String({ pattern: LOCALE_PATTERN.source });
