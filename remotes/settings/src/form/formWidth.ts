/** Fields are no wider than what is typed into them needs. */
export const FORM_WIDTH = { maxInlineSize: 440 } as const;
