/** Clamps a value to 0–1; NaN and infinities become 0. */
export const clamp01 = (value: number) => (Number.isFinite(value) ? Math.min(1, Math.max(0, value)) : 0);
