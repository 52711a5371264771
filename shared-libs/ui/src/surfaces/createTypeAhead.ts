/** Pause after which typing begins a new word, ms. */
const PAUSE_MS = 700;

const normalize = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();

const startsWith = (item: HTMLElement, typed: string): boolean =>
  [item.textContent, item.lang].some((text) => normalize(text).startsWith(typed));

/**
 * Creates a function that finds the menu item whose text or language code starts with the letters typed so far: "d" or "de"
 * for "Deutsch", "ja" for "日本語". The same letter again finds the next match. The function returns undefined for an accent or vowel sign,
 * and if no item matches.
 */
export function createTypeAhead() {
  let typed = '';
  let typedAt = -Infinity;
  return (
    items: readonly HTMLElement[],
    { key, timeStamp }: { key: string; timeStamp: number },
  ): HTMLElement | undefined => {
    const previous = timeStamp - typedAt > PAUSE_MS ? '' : typed;
    const letter = normalize(key);
    typed = previous === letter ? letter : previous + letter;
    typedAt = timeStamp;
    // A mark alone, such as a Thai vowel sign, must not count as a repeated letter.
    if (letter === '') return undefined;
    const index = items.indexOf(document.activeElement as HTMLElement);
    // From the second letter on, the focused item may still match.
    const first = Math.max(0, typed.length > 1 ? index : index + 1);
    const ordered = [...items.slice(first), ...items.slice(0, first)];
    return ordered.find((item) => startsWith(item, typed));
  };
}
