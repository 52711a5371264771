/**
 * Renders the PNG icons of the installed app from the shell's `favicon.svg`: `node --import tsx e2e/pictures/renderIcons.ts`.
 * Its outputs are committed; run it again after changing the icon.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { chromiumFlags } from '../run/chromiumFlags';
import { findChromium } from '../run/findChromium';

const PUBLIC_DIR = fileURLToPath(new URL('../../shell/public', import.meta.url));
const SVG = readFileSync(join(PUBLIC_DIR, 'favicon.svg'), 'utf8');
/** Color of the tile in the drawing, which fills a maskable icon to its edges. */
const TILE = '#0E131D';

/** Devices cut a maskable icon to a shape; only its inner 80 % is sure to be seen. */
const ICONS = [
  { file: 'icon-180.png', size: 180, drawn: 180, background: TILE },
  { file: 'icon-192.png', size: 192, drawn: 192, background: 'transparent' },
  { file: 'icon-512.png', size: 512, drawn: 512, background: 'transparent' },
  { file: 'icon-maskable-512.png', size: 512, drawn: 400, background: TILE },
];

const executablePath = findChromium();
const browser = await chromium.launch({ args: chromiumFlags(), ...(executablePath && { executablePath }) });
const page = await browser.newPage();
for (const { file, size, drawn, background } of ICONS) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<style>body{margin:0;display:grid;place-items:center;height:100vh;background:${background}}svg{width:${drawn}px}</style>${SVG}`,
  );
  await page.screenshot({ path: join(PUBLIC_DIR, file), omitBackground: true });
}
await browser.close();
