import { Type } from './Type';

/** A decimal in a response, such as `'-12.5'`: what `isDecimal` accepts. */
export const DecimalString = Type.String({ pattern: '^-?\\d+(\\.\\d+)?$' });
