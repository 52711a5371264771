import { SCREENS, type LoginTokens } from '@hashgrid/contracts';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { copyReleases, makeDataFolder, removeDataFolder } from '../../fixtures/dataFolder';
import { logIn, makePlayer } from '../../fixtures/player';
import { publishCopy } from '../../fixtures/publishCopy';
import { startProduct } from '../../fixtures/startProduct';
import type { BenchPart } from '../BenchPart';
import { openContext } from './openContext';
import { trackRequests, type TrackedRequest } from './trackRequests';
import { waitUntilQuiet } from './waitUntilQuiet';

/** The remote that is published again, and a page of it. Another remote has a widget there. */
const REMOTE = 'game';
const PATH = SCREENS.dashboard;
/** Maximum of the bytes downloaded after a redeploy, relative to those of the remote at a first visit. */
const LIMIT = 1.05;

/** Bytes over the wire, headers included, of release files. */
export interface RedeployBytes {
  /** Files of the remote, at a first visit. */
  remoteAtFirst: number;
  /** All files, at the visit after the remote was published again. */
  totalAfter: number;
  /** Files of the shell, at that visit. */
  shellAfter: number;
  /** Paths of the files loaded at that visit. */
  filesAfter: string[];
}

/** Whether a request is for a file of a release, not for HTML or the API. */
const isReleaseFile = ({ url }: TrackedRequest): boolean =>
  /^\/(shell|remotes)\//.test(new URL(url).pathname);
const isDownload = (request: TrackedRequest): boolean =>
  isReleaseFile(request) && !request.isFromCache && request.bytes > 0;

const sumBytes = (requests: readonly TrackedRequest[], folder: string): number =>
  requests
    .filter(({ url }) => new URL(url).pathname.startsWith(folder))
    .reduce((total, { bytes }) => total + bytes, 0);

/** Opens the page in a new tab, and returns the release files that it loaded over the network. */
const visit = async (context: BrowserContext, url: string): Promise<TrackedRequest[]> => {
  const page: Page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const tracker = trackRequests(session);
  await page.goto(url + PATH);
  await page.getByText('Total balance', { exact: true }).waitFor();
  await waitUntilQuiet(page, tracker);
  await page.close();
  return tracker.getRequests().filter(isDownload);
};

const measureOnce = async (
  browser: Browser,
  tokens: LoginTokens,
  { url, dataDir }: { url: string; dataDir: string },
  round: number,
): Promise<RedeployBytes> => {
  const context = await openContext(browser, url, tokens);
  try {
    const first = await visit(context, url);
    await publishCopy(dataDir, REMOTE, { version: `99.0.${round}` });
    const again = await visit(context, url);
    return {
      remoteAtFirst: sumBytes(first, `/remotes/${REMOTE}/`),
      totalAfter: sumBytes(again, '/'),
      shellAfter: sumBytes(again, '/shell/'),
      filesAfter: again.map(({ url: file }) => new URL(file).pathname),
    };
  } finally {
    await context.close();
  }
};

/** Publishes one remote again, and measures how many bytes a returning player downloads again. */
export const measureRedeploy: BenchPart = async ({ browser, product: original, options, log }) => {
  const dataDir = makeDataFolder();
  copyReleases(original.dataDir, dataDir);
  const product = await startProduct({ dataDir });
  try {
    const tokens = await logIn(product.url, await makePlayer(product.url));
    const measured: RedeployBytes[] = [];
    for (let round = 0; round < options.rounds; round += 1) {
      log(`Redeploy of ${REMOTE}: round ${round + 1} of ${options.rounds} …`);
      measured.push(await measureOnce(browser, tokens, product, round));
    }
    const goal = { subject: `${REMOTE} at ${PATH}`, isLoadSensitive: false };
    return {
      tables: [],
      goals: [
        {
          ...goal,
          title: 'redeploy of one remote, bytes downloaded again / bytes of the remote at first visit',
          unit: 'ratio',
          limit: LIMIT,
          values: measured.map(({ totalAfter, remoteAtFirst }) => totalAfter / remoteAtFirst),
        },
        {
          ...goal,
          title: 'redeploy of one remote, bytes of the shell downloaded again',
          unit: 'bytes',
          limit: 0,
          values: measured.map(({ shellAfter }) => shellAfter),
        },
      ],
      raw: measured,
    };
  } finally {
    await product.stop();
    removeDataFolder(dataDir);
  }
};
