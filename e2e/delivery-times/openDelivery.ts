import { chromium, type Browser } from '@playwright/test';
import { createReleaseClient } from '@hashgrid/contracts/releases';
import { CHROMIUM_VARIABLE } from '@hashgrid/tooling/check/findSystemChromium';
import { makeOwnRepository } from '@hashgrid/tooling/pack/makeOwnRepository';
import { openContext } from '../bench/measure/openContext';
import { makeDataFolder, removeDataFolder } from '../fixtures/dataFolder';
import { logIn, makePlayer } from '../fixtures/player';
import { runOperatorCommand } from '../fixtures/runOperatorCommand';
import { runScript } from '../fixtures/runScript';
import { startProduct } from '../fixtures/startProduct';
import { getChromiumFlags } from '@hashgrid/tooling/check/getChromiumFlags';
import { ensureChromium } from '../run/ensureChromium';
import { HASHGRID, type Delivery, type TeamRemote } from './Delivery';

/** Creates a token for the team with the operators' command. */
const createToken = async (dataDir: string, remotes: readonly TeamRemote[]): Promise<string> => {
  const options = ['--team', 'market', '--remotes', remotes.map(({ name }) => name).join(',')];
  const output = await runOperatorCommand('releaseTokens', dataDir, 'create', ...options);
  return output.trim().split('\n').at(-1) ?? '';
};

const createTeamRemote = (run: number): TeamRemote => ({
  name: `market-${run}`,
  title: `Market ${run}`,
  pageFile: `remotes/market-${run}/src/market-${run}/Market${run}Page.tsx`,
});

const createTeamRemotes = (runs: number): Delivery['remotes'] => [
  createTeamRemote(1),
  ...Array.from({ length: runs - 1 }, (_, index) => createTeamRemote(index + 2)),
];

const openPlayerPage = async (browser: Browser, url: string) => {
  const tokens = await logIn(url, await makePlayer(url));
  return (await openContext(browser, url, tokens)).newPage();
};

/** Starts a product on an empty data folder, and creates a repository, a token and a browser for a team. */
export const openDelivery = async (
  runs: number,
  log: (line: string) => void,
): Promise<{ delivery: Delivery; close: () => Promise<void> }> => {
  const closers: (() => unknown)[] = [];
  const close = async () => {
    for (const closeOne of closers.reverse()) await closeOne();
  };
  try {
    const dataDir = makeDataFolder();
    closers.push(() => removeDataFolder(dataDir));
    log('Building and starting the product …');
    const product = await startProduct({ dataDir });
    closers.push(() => product.stop());
    log('Packing the packages, and installing them outside the workspace …');
    const repository = makeOwnRepository();
    closers.push(() => repository.remove());
    const { path } = await ensureChromium();
    const browser = await chromium.launch({ executablePath: path, args: getChromiumFlags() });
    closers.push(() => browser.close());
    const remotes = createTeamRemotes(runs);
    const token = await createToken(dataDir, remotes);
    const settings = {
      HASHGRID_URL: product.url,
      HASHGRID_TOKEN: token,
      ...(path && { [CHROMIUM_VARIABLE]: path }),
    };
    const delivery: Delivery = {
      product,
      repository: repository.dir,
      settings,
      releases: createReleaseClient({ url: product.url, token }),
      runHashgrid: (...args) => runScript([HASHGRID, ...args], { cwd: repository.dir, env: settings }),
      page: await openPlayerPage(browser, product.url),
      runs,
      remotes,
    };
    return { delivery, close };
  } catch (error) {
    await close();
    throw error;
  }
};
