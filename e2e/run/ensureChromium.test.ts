import { chromium } from '@playwright/test';
import { findSystemChromium } from '@hashgrid/tooling/check/findSystemChromium';
import { ensureChromium } from './ensureChromium';
import { runCommand, StalledCommandError } from './runCommand';

jest.mock('@hashgrid/tooling/check/findSystemChromium', () => ({
  CHROMIUM_VARIABLE: 'HASHGRID_CHROMIUM',
  findSystemChromium: jest.fn(),
}));
jest.mock('./runCommand', () => ({
  ...jest.requireActual<object>('./runCommand'),
  runCommand: jest.fn(),
}));

let lines: string[];
beforeEach(() => {
  lines = [];
  jest.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  jest.replaceProperty(process, 'env', {});
  jest.spyOn(process, 'getuid').mockReturnValue(1000);
  jest.spyOn(chromium, 'executablePath').mockReturnValue('/no-such-folder/chromium');
  jest.spyOn(chromium, 'launch').mockResolvedValue({ close: async () => undefined } as never);
  jest.mocked(findSystemChromium).mockReturnValue(undefined);
  jest.mocked(runCommand).mockResolvedValue(1);
});

test('uses a Chromium on PATH instead of downloading one', async () => {
  jest.mocked(findSystemChromium).mockReturnValue('/usr/bin/chromium');
  expect(await ensureChromium()).toEqual({ path: '/usr/bin/chromium', source: 'the one on PATH' });
  expect(runCommand).not.toHaveBeenCalled();
});

test('says which installers it runs when no Chromium is here, and uses what they installed', async () => {
  jest.spyOn(process, 'getuid').mockReturnValue(0);
  jest
    .mocked(findSystemChromium)
    .mockImplementation(() => (lines.length > 2 ? '/usr/bin/chromium' : undefined));
  expect(await ensureChromium()).toEqual({ path: '/usr/bin/chromium', source: "Debian's package" });
  expect(lines).toEqual([
    'npx playwright install chromium …',
    'apt-get update …',
    'apt-get install -y --no-install-recommends chromium-headless-shell …',
  ]);
});

test('installs nothing when the environment names a Chromium that starts', async () => {
  process.env.HASHGRID_CHROMIUM = '/opt/chromium';
  expect(await ensureChromium()).toMatchObject({ path: '/opt/chromium' });
  expect(runCommand).not.toHaveBeenCalled();
});

test('reports an installer that stalls, and says how to install a Chromium', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  jest
    .mocked(runCommand)
    .mockRejectedValue(new StalledCommandError('npx playwright install chromium', 60_000));
  await expect(ensureChromium()).rejects.toThrow('Install Chromium or Chrome, or set HASHGRID_CHROMIUM');
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('stalled'));
});
