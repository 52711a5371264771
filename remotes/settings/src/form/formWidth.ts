/** Keeps fields no wider than their input needs. */
export const FORM_WIDTH = { maxInlineSize: 440 } as const;
