import { whenIdle } from '@hashgrid/platform/host';
import { FONT_FACES, type FontSource } from './fontFaces';

const createFontFace = ({ family, url, unicodeRange, weight }: FontSource): FontFace =>
  new FontFace(family, `url(${url}) format('woff2')`, { unicodeRange, weight, display: 'swap' });

/** How long fonts wait for an idle browser. */
const MAX_IDLE_WAIT_MS = 2000;
/** How long a loaded font waits for the others. */
const MAX_LOAD_WAIT_MS = 3000;

/** Adds fonts together once they have loaded, because each added font causes a layout of the whole page. */
async function addTogether(faces: readonly FontFace[]): Promise<void> {
  await Promise.race([
    Promise.allSettled(faces.map((face) => face.load())),
    new Promise((resolve) => setTimeout(resolve, MAX_LOAD_WAIT_MS)),
  ]);
  for (const face of faces) document.fonts.add(face);
}

/**
 * Registers the fonts after the first render, so that they never delay it. The browser downloads a font that only some pages need
 * when a page contains characters of its Unicode range.
 */
export function addFonts(): void {
  if (typeof FontFace !== 'function' || !document.fonts) return;
  const addAll = () => {
    for (const source of FONT_FACES) if (!source.isOnEveryPage) document.fonts.add(createFontFace(source));
    void addTogether(FONT_FACES.filter(({ isOnEveryPage }) => isOnEveryPage).map(createFontFace));
  };
  whenIdle(addAll, { minDelayMs: 0, maxWaitMs: MAX_IDLE_WAIT_MS });
}
