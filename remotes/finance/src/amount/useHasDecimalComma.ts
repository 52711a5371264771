import { useFormat } from '@hashgrid/platform';

/** Whether the player's number format has a comma before fractions, not a point. */
export const useHasDecimalComma = (): boolean => useFormat().number(0.5).includes(',');
