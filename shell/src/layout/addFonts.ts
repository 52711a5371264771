import { FONT_FACES } from './fontFaces';

const onceQuiet = (task: () => void) =>
  typeof requestIdleCallback === 'function'
    ? requestIdleCallback(task, { timeout: 2000 })
    : setTimeout(task, 200);

/**
 * Makes the fonts known once the first page has been drawn: they never hold it up, and the browser fetches only the
 * scripts that a page shows.
 */
export function addFonts(): void {
  if (typeof FontFace !== 'function' || !document.fonts) return;
  onceQuiet(() => {
    for (const { family, url, unicodeRange, weight } of FONT_FACES) {
      document.fonts.add(
        new FontFace(family, `url(${url}) format('woff2')`, { unicodeRange, weight, display: 'swap' }),
      );
    }
  });
}
