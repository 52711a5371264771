import { Type } from './Type';

/** Two-letter country code (ISO 3166-1). The schema checks its form; the server also checks that `COUNTRY_CODES` has it. */
export const CountrySchema = Type.String({ pattern: '^[A-Z]{2}$' });
