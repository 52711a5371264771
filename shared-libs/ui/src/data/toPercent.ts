/** Formats a share as a CSS percentage: 0.25 → `25%`. */
export const toPercent = (share: number): string => `${share * 100}%`;
