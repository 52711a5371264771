import { chromium } from '@playwright/test';
import { getChromiumFlags } from '@hashgrid/tooling/check/getChromiumFlags';
import { CHROMIUM_VARIABLE, findSystemChromium } from '@hashgrid/tooling/check/findSystemChromium';
import { isPlaywrightChromiumDownloaded } from '@hashgrid/tooling/check/findChromium';
import { runCommand, StalledCommandError } from './runCommand';

/** Packages in the order in which they are tried. Older releases of Debian lack the first one. */
const DEBIAN_PACKAGES = ['chromium-headless-shell', 'chromium'];

/** A Chromium to try. The path of its executable is undefined for Playwright's Chromium. */
interface Candidate {
  path: string | undefined;
}

interface Source {
  name: string;
  find: () => Promise<Candidate | undefined>;
}

/** Whether a Chromium starts: a downloaded one may need libraries that the system lacks. */
const canStart = async ({ path }: Candidate): Promise<boolean> => {
  try {
    await (await chromium.launch({ executablePath: path, args: getChromiumFlags() })).close();
    return true;
  } catch {
    return false;
  }
};

const toCandidate = (path: string | undefined): Candidate | undefined => (path ? { path } : undefined);

/** Runs an installer. Ignores its failures, after which the next source is tried. */
const install = async (command: string, ...args: string[]): Promise<void> => {
  // The output of installers is hidden, and without a network they may take minutes to fail.
  console.log(`${[command, ...args].join(' ')} …`);
  try {
    await runCommand(command, args, { isQuiet: true });
  } catch (error) {
    if (!(error instanceof StalledCommandError)) throw error;
    console.error(error.message);
  }
};

const findDownloaded = async (): Promise<Candidate | undefined> =>
  isPlaywrightChromiumDownloaded() ? { path: undefined } : undefined;

const download = async (): Promise<Candidate | undefined> => {
  // One that is already here was tried before.
  if (isPlaywrightChromiumDownloaded()) return undefined;
  await install('npx', 'playwright', 'install', 'chromium');
  return findDownloaded();
};

const installDebianPackage = async (): Promise<Candidate | undefined> => {
  if (process.getuid?.() !== 0) return undefined;
  await install('apt-get', 'update');
  for (const name of DEBIAN_PACKAGES) {
    await install('apt-get', 'install', '-y', '--no-install-recommends', name);
    const path = findSystemChromium();
    if (path) return { path };
  }
  return undefined;
};

const SOURCES: Source[] = [
  {
    name: `${CHROMIUM_VARIABLE} in the environment`,
    find: async () => toCandidate(process.env[CHROMIUM_VARIABLE]),
  },
  { name: "Playwright's Chromium", find: findDownloaded },
  { name: 'the one on PATH', find: async () => toCandidate(findSystemChromium()) },
  { name: "a download of Playwright's Chromium", find: download },
  { name: "Debian's package", find: installDebianPackage },
];

/**
 * Finds a Chromium that starts, or else downloads or installs one. The path is undefined for Playwright's Chromium.
 * @throws {Error} that lists the sources tried and says how to install one.
 */
export const ensureChromium = async (): Promise<{ path: string | undefined; source: string }> => {
  for (const { name, find } of SOURCES) {
    const candidate = await find();
    if (candidate && (await canStart(candidate))) return { path: candidate.path, source: name };
  }
  throw new Error(
    `No Chromium to test with: tried ${SOURCES.map(({ name }) => name).join(', ')}. ` +
      `Install Chromium or Chrome, or set ${CHROMIUM_VARIABLE} to its path.`,
  );
};
