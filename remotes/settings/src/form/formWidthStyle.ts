/** Style that keeps the fields of a form no wider than their input needs. */
export const FORM_WIDTH_STYLE = { maxInlineSize: 440 } as const;
