/** Keeps a share between 0 and 1; what is no number counts as none. */
export const toShare = (value: number) => (Number.isFinite(value) ? Math.min(1, Math.max(0, value)) : 0);
