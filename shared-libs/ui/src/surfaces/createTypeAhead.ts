/** Pause after which typing begins a new word, ms. */
const PAUSE_MS = 700;

const normalize = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').trimStart().toLocaleLowerCase();

const startsWith = (item: HTMLElement, typed: string): boolean =>
  [item.textContent, item.lang].some((text) => normalize(text).startsWith(typed));

/**
 * Creates a function that finds the menu item whose text, or whose language, begins with the letters typed so far: "d" or "de"
 * for "Deutsch", "ja" for "日本語". The same letter again finds the next item. Returns undefined when none does.
 */
export function createTypeAhead() {
  let typed = '';
  let typedAt = -Infinity;
  return (
    items: readonly HTMLElement[],
    { key, timeStamp }: { key: string; timeStamp: number },
  ): HTMLElement | undefined => {
    const before = timeStamp - typedAt > PAUSE_MS ? '' : typed;
    const letter = normalize(key);
    typed = before === letter ? letter : before + letter;
    typedAt = timeStamp;
    const at = items.indexOf(document.activeElement as HTMLElement);
    // From the second letter on, the focused item may still match.
    const first = typed.length > 1 ? at : at + 1;
    const ordered = [...items.slice(Math.max(first, 0)), ...items.slice(0, Math.max(first, 0))];
    return ordered.find((item) => startsWith(item, typed));
  };
}
