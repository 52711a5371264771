import { Type } from './Type';

/** A code of `COUNTRY_CODES`; the server checks that it is one. */
export const CountrySchema = Type.String({ pattern: '^[A-Z]{2}$' });
