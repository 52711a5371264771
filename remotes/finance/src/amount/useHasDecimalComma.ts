import { useFormat } from '@hashgrid/platform';

/** Returns whether the player's number format has a decimal comma instead of a decimal point. */
export const useHasDecimalComma = (): boolean => useFormat().number(0.5).includes(',');
