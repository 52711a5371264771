import { chromium } from '@playwright/test';
import { chromiumFlags } from './chromiumFlags';
import { CHROMIUM_VARIABLE, ownChromium, systemChromium } from './findChromium';
import { runCommand, StalledCommandError } from './runCommand';

/** A download that receives nothing for this long has lost its connection; a slow one still receives data. */
const SILENCE_LIMIT_MS = 300_000;

/** Whether it starts: a downloaded Chromium may lack libraries of the system. */
const starts = async (executablePath: string): Promise<boolean> => {
  try {
    await (await chromium.launch({ executablePath, args: chromiumFlags() })).close();
    return true;
  } catch {
    return false;
  }
};

/** Runs an installer. One that fails or stalls has installed nothing, and the next source is tried. */
const install = async (command: string, ...args: string[]): Promise<void> => {
  try {
    await runCommand(command, args, { silenceLimitMs: SILENCE_LIMIT_MS, isQuiet: true });
  } catch (error) {
    if (!(error instanceof StalledCommandError)) throw error;
    console.error(error.message);
  }
};

const download = async (): Promise<string | undefined> => {
  if (!ownChromium()) await install('npx', 'playwright', 'install', 'chromium');
  return ownChromium();
};

const installDebianPackage = async (): Promise<string | undefined> => {
  if (process.getuid?.() !== 0) return undefined;
  await install('apt-get', 'update');
  await install('apt-get', 'install', '-y', '--no-install-recommends', 'chromium');
  return systemChromium();
};

const SOURCES = [
  { name: `${CHROMIUM_VARIABLE} in the environment`, find: async () => process.env[CHROMIUM_VARIABLE] },
  { name: "Playwright's own", find: download },
  { name: 'the one on PATH', find: async () => systemChromium() },
  { name: "Debian's package", find: installDebianPackage },
];

/**
 * Finds a Chromium that starts, or installs one.
 * @throws {Error} saying what was tried and how to bring one.
 */
export const ensureChromium = async (): Promise<{ path: string; source: string }> => {
  for (const { name, find } of SOURCES) {
    const path = await find();
    if (path && (await starts(path))) return { path, source: name };
  }
  throw new Error(
    `No Chromium to test with: tried ${SOURCES.map(({ name }) => name).join(', ')}. ` +
      `Install Chromium or Chrome, or set ${CHROMIUM_VARIABLE} to its path.`,
  );
};
