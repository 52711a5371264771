import { FONT_FACES } from './fontFaces';

const runWhenIdle = (task: () => void) =>
  typeof requestIdleCallback === 'function'
    ? requestIdleCallback(task, { timeout: 2000 })
    : setTimeout(task, 200);

/**
 * Registers the fonts after the first render, so that they never delay it. The browser fetches only those for the scripts on
 * the page.
 */
export function addFonts(): void {
  if (typeof FontFace !== 'function' || !document.fonts) return;
  runWhenIdle(() => {
    for (const { family, url, unicodeRange, weight } of FONT_FACES) {
      document.fonts.add(
        new FontFace(family, `url(${url}) format('woff2')`, { unicodeRange, weight, display: 'swap' }),
      );
    }
  });
}
