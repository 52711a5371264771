/**
 * Marks an English text that is translated later, so that `npm run check-texts` sees it: `const SAVED = msg('Saved.')`, then
 * `t(SAVED)`. Not needed for texts in a table that reaches `t()` in the same package.
 */
export const msg = <Text extends string>(text: Text): Text => text;
