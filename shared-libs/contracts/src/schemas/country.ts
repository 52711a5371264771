import { Type } from './Type';

/** One of `COUNTRY_CODES`, which the server validates. */
export const CountrySchema = Type.String({ pattern: '^[A-Z]{2}$' });
