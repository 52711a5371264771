/** Keeps a share between 0 and 1; what is no number counts as none. */
export const clamp01 = (value: number) => (Number.isFinite(value) ? Math.min(1, Math.max(0, value)) : 0);
