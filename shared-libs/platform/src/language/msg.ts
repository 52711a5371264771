/**
 * Marks an English text that is translated elsewhere, so that `npm run check-texts` finds it: `const SAVED = msg('Saved.')`, then
 * `t(SAVED)`. Not needed for texts in a table that reaches `t()` in the same package.
 */
export const msg = <Text extends string>(text: Text): Text => text;
