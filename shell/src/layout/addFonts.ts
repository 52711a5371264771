import { FONT_FACES, type FontSource } from './fontFaces';

const runWhenIdle = (task: () => void) =>
  typeof requestIdleCallback === 'function'
    ? requestIdleCallback(task, { timeout: 2000 })
    : setTimeout(task, 200);

const create = ({ family, url, unicodeRange, weight }: FontSource): FontFace =>
  new FontFace(family, `url(${url}) format('woff2')`, { unicodeRange, weight, display: 'swap' });

/** How long a font waits for the others of its page. */
const PATIENCE_MS = 3000;

/** The texts of a page change once, not with each of its fonts, which costs a layout of the whole page. */
async function addTogether(faces: readonly FontFace[]): Promise<void> {
  await Promise.race([
    Promise.allSettled(faces.map((face) => face.load())),
    new Promise((resolve) => setTimeout(resolve, PATIENCE_MS)),
  ]);
  for (const face of faces) document.fonts.add(face);
}

/**
 * Registers the fonts after the first render, so that they never delay it. Of those that not every page has, the browser fetches
 * only the ones for the scripts on the page.
 */
export function addFonts(): void {
  if (typeof FontFace !== 'function' || !document.fonts) return;
  runWhenIdle(() => {
    for (const source of FONT_FACES) if (!source.isOnEveryPage) document.fonts.add(create(source));
    void addTogether(FONT_FACES.filter(({ isOnEveryPage }) => isOnEveryPage).map(create));
  });
}
