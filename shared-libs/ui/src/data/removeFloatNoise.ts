/** Rounds to 12 significant digits, so that 0.1 + 0.2 is 0.3. */
export const removeFloatNoise = (value: number): number => Number(value.toPrecision(12));
