import { escapeHtml } from '@hashgrid/contracts/texts';
import type { Browser } from '@playwright/test';
import type { Screenshot } from './visitScreen';

/** Width of a thumbnail by the width of its screenshot, px; half of it for other widths. */
const THUMBNAIL_WIDTHS: Record<number, number> = { 1440: 480, 390: 195 };
const MAX_THUMBNAIL_HEIGHT = 640;
const SHEET_WIDTH = 2100;

const STYLE = `
  body { margin: 12px; background: #fff; font: 12px sans-serif; }
  section { display: flex; flex-wrap: wrap; gap: 12px; align-items: flex-start; margin-block-end: 24px; }
  figure { margin: 0; }
  figcaption { inline-size: 0; min-inline-size: 100%; }
  div { overflow: hidden; max-block-size: ${MAX_THUMBNAIL_HEIGHT}px; border: 1px solid #999; }
  img { display: block; inline-size: 100%; }`;

const renderThumbnail = ({ screen, width, image }: Screenshot): string =>
  `<figure style="inline-size: ${THUMBNAIL_WIDTHS[width] ?? width / 2}px"><figcaption>${escapeHtml(screen)}</figcaption>` +
  `<div><img src="data:image/jpeg;base64,${image.toString('base64')}" alt=""></div></figure>`;

/** Writes one picture with all screenshots, grouped by width, the narrowest first. */
export const writeContactSheet = async (
  browser: Browser,
  file: string,
  screenshots: readonly Screenshot[],
): Promise<void> => {
  const widths = [...new Set(screenshots.map(({ width }) => width))].sort((a, b) => a - b);
  const sections = widths.map(
    (width) =>
      `<section>${screenshots
        .filter((screenshot) => screenshot.width === width)
        .map(renderThumbnail)
        .join('')}</section>`,
  );
  const page = await browser.newPage({ viewport: { width: SHEET_WIDTH, height: 1000 } });
  try {
    await page.setContent(`<!doctype html><style>${STYLE}</style>${sections.join('')}`);
    await page.screenshot({ path: file, fullPage: true, type: 'png' });
  } finally {
    await page.close();
  }
};
