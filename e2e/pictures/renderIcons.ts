/**
 * Renders the PNG icons of the installed app from the shell's `favicon.svg`: `node --import tsx e2e/pictures/renderIcons.ts`.
 * The files are committed; run this again after changing the icon.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { getChromiumFlags } from '@hashgrid/tooling/check/getChromiumFlags';
import { findChromium } from '@hashgrid/tooling/check/findChromium';

const PUBLIC_DIR = fileURLToPath(new URL('../../shell/public', import.meta.url));
const SVG = readFileSync(join(PUBLIC_DIR, 'favicon.svg'), 'utf8');
/** Background color of the drawing, with which a maskable icon is filled to its edges. */
const BACKGROUND = '#0E131D';

/** The icons with their sizes and those of the drawing in them, px. Devices crop a maskable icon; only its inner 80% is always visible. */
const ICONS = [
  { file: 'icon-180.png', size: 180, drawingSize: 180, background: BACKGROUND },
  { file: 'icon-192.png', size: 192, drawingSize: 192, background: 'transparent' },
  { file: 'icon-512.png', size: 512, drawingSize: 512, background: 'transparent' },
  { file: 'icon-maskable-512.png', size: 512, drawingSize: 400, background: BACKGROUND },
];

const executablePath = findChromium();
const browser = await chromium.launch({
  args: getChromiumFlags(),
  ...(executablePath && { executablePath }),
});
const page = await browser.newPage();
for (const { file, size, drawingSize, background } of ICONS) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<style>body{margin:0;display:grid;place-items:center;height:100vh;background:${background}}svg{width:${drawingSize}px}</style>${SVG}`,
  );
  await page.screenshot({ path: join(PUBLIC_DIR, file), omitBackground: true });
}
await browser.close();
