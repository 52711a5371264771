/** Removes the invisible marks that set the direction of text, such as those of `isolateBidi`: they are copied along with it. */
export const removeBidiControls = (text: string): string => text.replace(/\p{Bidi_Control}/gu, '');
