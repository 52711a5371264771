import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { findBrowser } from './findBrowser';
import { CHROMIUM_VARIABLE } from './findSystemChromium';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'browser-'));
  jest.replaceProperty(process, 'env', { PATH: dir });
  jest.spyOn(chromium, 'executablePath').mockReturnValue(join(dir, 'playwright'));
});
afterEach(() => rmSync(dir, { recursive: true }));

/** Creates an executable file and returns its path. */
const install = (name: string): string => {
  const file = join(dir, name);
  writeFileSync(file, '');
  chmodSync(file, 0o755);
  return file;
};

test('finds the Chromium that the environment names first', () => {
  install('playwright');
  process.env[CHROMIUM_VARIABLE] = '/opt/chromium';
  expect(findBrowser()).toBe('/opt/chromium');
});

test('leaves it to Playwright to find its own headless shell', () => {
  install('chromium');
  install('playwright');
  expect(findBrowser()).toBeUndefined();
});

test('finds a Chromium on PATH when Playwright has none', () => {
  expect(findBrowser).toThrow('There is no Chromium to open the pages with.');
  expect(install('chromium')).toBe(findBrowser());
});
