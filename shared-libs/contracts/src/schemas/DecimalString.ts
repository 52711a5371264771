import { Type } from './Type';
import { DECIMAL_PATTERN } from '../decimalPattern';

/** A decimal in a response, such as `'-12.5'`. `isDecimal` checks the same pattern. */
export const DecimalString = Type.String({ pattern: DECIMAL_PATTERN.source });
