import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { checkLanguage } from './checkLanguage';
import { visitScreen } from './visitScreen';
import { writeContactSheet } from './writeContactSheet';

jest.mock('../fixtures/waitForNetworkIdle', () => ({ watchNetwork: jest.fn() }));
jest.mock('./createScreenPlayer', () => ({
  createScreenPlayer: () => Promise.resolve({ password: '', friend: '', tokens: {} }),
}));
jest.mock('./visitScreen', () => ({ visitScreen: jest.fn() }));
jest.mock('./writeContactSheet', () => ({ writeContactSheet: jest.fn() }));

const context = {
  addInitScript: () => Promise.resolve(),
  addCookies: () => Promise.resolve(),
  newPage: () => Promise.resolve({}),
  close: () => Promise.resolve(),
};
const browser = { newContext: () => Promise.resolve(context) } as unknown as Browser;

test('writes the screenshots of a screen before it visits the next, and keeps them when the contact sheet fails', async () => {
  const outDir = mkdtempSync(join(tmpdir(), 'languages-'));
  const isWritten = (name: string) => existsSync(join(outDir, 'fr-FR', name));
  const written: boolean[] = [];
  jest.mocked(visitScreen).mockImplementation((_page, { name }) => {
    written.push(isWritten('_pay-390.jpg'));
    return Promise.resolve({
      problems: [],
      screenshots: [{ screen: name, width: 390, image: Buffer.from(name) }],
    });
  });
  jest.mocked(writeContactSheet).mockRejectedValue(new Error('Target crashed'));
  const screens = ['/pay', '/wallet'].map((path) => ({ name: path, path }));
  const check = checkLanguage({
    browser,
    url: 'http://localhost',
    locale: 'fr-FR',
    screens,
    state: 'played',
    widths: [390],
    outDir,
    isAxeSkipped: true,
    report: jest.fn(),
  });
  await expect(check).rejects.toThrow('contact sheet');
  expect(written).toEqual([false, true]);
  expect(isWritten('_wallet-390.jpg')).toBe(true);
  rmSync(outDir, { recursive: true });
});
