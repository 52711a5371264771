import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { createReleaseClient, RELEASES_PREFIX } from '@hashgrid/contracts/releases';
import { checkRemote } from '../check/checkRemote';
import { buildRemote } from '../remote/buildRemote';
import { listRemoteNames } from '../remote/loadRemoteConfig';
import { buildAndUpload, publish } from './publish';
import { makeRelease } from './test/makeRelease';
import { writeBuild } from './test/writeBuild';

jest.mock('../check/checkRemote');
jest.mock('../compile/computeSourceHash', () => ({ computeSourceHash: () => 'abcdabcd' }));
jest.mock('../remote/loadRemoteConfig');
jest.mock('../remote/buildRemote', () => ({
  buildRemote: jest.fn(async (_name: string, dir: string) => writeBuild(dir, { 'entry.js': '1' })),
}));

const SHELL = { version: '3.0.0', base: '/shell/3.0.0-abcdabcd/' };
const REGISTRY = {
  revision: 1,
  shell: {
    current: {
      ...SHELL,
      hash: 'abcdabcd',
      publishedAt: '2026-01-01T00:00:00.000Z',
      descriptor: {
        version: '3.0.0',
        entry: 'shell.js',
        chunks: [],
        integrity: {},
        shared: {},
        locales: [],
        sourceHash: '',
      },
    },
    previous: [],
  },
  remotes: {},
};

let dir: string;
let product: Server;
let url: string;
/** Paths of the requests to the release API, except those that only read. */
let sent: string[];
let published: object;
/** What the product says about a change, besides its builds. */
let changed: object;
/** Response to the question whether the product would accept a publish, with its status. */
let acceptance: { status: number; body: object };

const createResponse = async (request: IncomingMessage): Promise<string | object> => {
  const path = request.url ?? '/';
  if (path === '/') {
    const bootstrap = { revision: REGISTRY.revision, shell: SHELL, remotes: [], details: {} };
    return `<script type="application/json" id="bootstrap">${JSON.stringify(bootstrap)}</script>`;
  }
  if (path === `${SHELL.base}shell.json`) return REGISTRY.shell.current.descriptor;
  if (path.startsWith(`${RELEASES_PREFIX}/registry`))
    return { data: { registry: JSON.stringify(REGISTRY), damaged: [] } };
  if (path === `${RELEASES_PREFIX}/check`) return acceptance.body;
  sent.push(path.slice(RELEASES_PREFIX.length));
  const release = '1.0.0-abcdabcd';
  if (path.endsWith('/builds')) {
    request.resume();
    return { data: { name: 'shop', release } };
  }
  published = (await json(request)) as object;
  const change = { action: 'publish', channel: 'live', name: 'shop', from: null, to: release, revision: 2 };
  return { data: { ...change, ...changed } };
};

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'publish-'));
  sent = [];
  published = {};
  changed = {};
  acceptance = { status: 200, body: { data: { problems: [] } } };
  jest.mocked(listRemoteNames).mockReturnValue(['shop']);
  jest.mocked(checkRemote).mockResolvedValue([]);
  product = createServer((request, response) => {
    if (request.url === `${RELEASES_PREFIX}/check`) response.statusCode = acceptance.status;
    void createResponse(request).then((body) =>
      response.end(typeof body === 'string' ? body : JSON.stringify(body)),
    );
  });
  await new Promise<void>((resolve) => product.listen(0, 'localhost', resolve));
  url = `http://localhost:${(product.address() as AddressInfo).port}`;
});
afterEach(async () => {
  await new Promise((resolve) => product.close(resolve).closeAllConnections());
  rmSync(dir, { recursive: true });
});

const publishShop = (options: object = {}) =>
  publish({ url, token: 'hgr_1', pagesUrl: url }, 'shop', {
    ifChanged: false,
    mode: 'production',
    log: () => undefined,
    ...options,
  });

test.each([undefined, 'the shop is down'])(
  'says what it is doing, because a build and its check take minutes on a busy machine (emergency: %s)',
  async (emergency) => {
    const lines: string[] = [];
    await publishShop({ emergency, log: (line: string) => lines.push(`${line} ${sent.length}`) });
    expect(lines).toEqual(['Building shop … 0', 'Uploading shop … 0']);
  },
);

test('says what a preview is waiting for, because its build takes as long', async () => {
  const lines: string[] = [];
  const client = createReleaseClient({ url, token: 'hgr_1' });
  await buildAndUpload(client, 'shop', (line) => lines.push(`${line} ${sent.length}`));
  expect([lines, sent]).toEqual([['Building shop … 0', 'Uploading shop … 0'], ['/builds']]);
});

test('checks a build against what is live before the upload, and records the check in the log', async () => {
  jest.mocked(checkRemote).mockImplementation(async (candidate, live) => {
    sent.push(`check of ${candidate.descriptor.name} with shell ${live.shell.version}`);
    return [];
  });
  expect(await publishShop()).toBe('1.0.0-abcdabcd');
  expect(sent).toEqual(['check of shop with shell 3.0.0', '/builds', '/publish']);
  expect(published).toMatchObject({ name: 'shop', check: 'passed' });
});

test.each([
  [
    200,
    { data: { problems: ['The token of team "bank" lacks the scope remote "shop".'] } },
    /lacks the scope/,
  ],
  [401, { message: 'This release token was revoked.' }, /was revoked/],
  [422, { message: 'Invalid.', errors: { channel: ['Use lowercase letters.'] } }, /channel: Use lowercase/],
])(
  'builds nothing that the product would refuse whatever it contains (status %s)',
  async (status, body, error) => {
    acceptance = { status, body };
    await expect(publishShop()).rejects.toThrow(error);
    await expect(publishShop({ emergency: 'payments fail' })).rejects.toThrow(error);
    expect(buildRemote).not.toHaveBeenCalled();
  },
);

test.each([
  [422, 'an older product, which requires a build to answer'],
  [503, 'a product that another change keeps busy'],
])('publishes after the status %s of %s', async (status) => {
  const errors = { release: ['This field is required.'] };
  acceptance = { status, body: { message: 'Invalid.', ...(status === 422 && { errors }) } };
  expect(await publishShop()).toBe('1.0.0-abcdabcd');
});

test('uploads nothing when the check fails, and says how to skip the check', async () => {
  const problem = 'The path /shop of shop 1.0.0 belongs to bank 4.5.6, which is live.';
  jest.mocked(checkRemote).mockResolvedValue([{ problem, remedy: 'Choose another path.' }]);
  await expect(publishShop()).rejects.toThrow(
    new RegExp(
      `1 problem\\.\\n {2}- ${problem}\\n {4}Fix it: Choose another path\\.\\n.*--emergency "<why>"`,
    ),
  );
  expect(sent).toEqual([]);
});

test('says how to skip the check for the same channel and share of the players', async () => {
  jest.mocked(checkRemote).mockResolvedValue([{ problem: 'It is too large.', remedy: 'Split it.' }]);
  await expect(publishShop({ channel: 'staging', canary: { percent: 5 } })).rejects.toThrow(
    'npm run release -- publish shop --channel staging --canary 5% --emergency "<why>"',
  );
});

test('asks for the release that it replaces, and for none with a canary', async () => {
  await publishShop({ replaces: '1.0.0-aaaaaaaa' });
  expect(published).toMatchObject({ release: '1.0.0-abcdabcd', replaces: '1.0.0-aaaaaaaa' });
  await publishShop({ canary: { percent: 5, promoteAfterSeconds: 1800 } });
  expect(sent.at(-1)).toBe('/canary');
  expect(published).toMatchObject({ release: '1.0.0-abcdabcd', percent: 5, promoteAfterSeconds: 1800 });
});

test('says that it has ended a canary', async () => {
  changed = { endedCanary: '1.1.0-cccccccc' };
  const lines: string[] = [];
  await publishShop({ log: (line: string) => lines.push(line) });
  expect(lines.at(-1)).toBe('This publish ended the canary of shop 1.1.0-cccccccc.');
});

test('skips the check in an emergency, and sends both reasons', async () => {
  await publishShop({ emergency: 'payments fail', reason: 'new prices' });
  expect(checkRemote).not.toHaveBeenCalled();
  expect(published).toMatchObject({ check: 'skipped', reason: 'payments fail (new prices)' });
});

test('says that the sources were rolled back instead of publishing them as a change', async () => {
  const entry = { current: makeRelease('00000000'), previous: [], rolledBack: [makeRelease('abcdabcd')] };
  const remotes = jest.replaceProperty(REGISTRY, 'remotes', { shop: entry });
  const lines: string[] = [];
  const log = (line: string) => void lines.push(line);
  expect(await publishShop({ ifChanged: true, log })).toBeNull();
  expect(lines).toEqual([expect.stringContaining("this checkout's build 1.0.0-abcdabcd was rolled back.")]);
  expect(sent).toEqual([]);
  remotes.restore();
});

test('refuses to check against a gateway of another channel, even when the clock has been set back', async () => {
  const startTimer = globalThis.setTimeout;
  jest
    .spyOn(globalThis, 'setTimeout')
    .mockImplementation(((run: () => void, ms?: number) =>
      startTimer(run, ms === 15_000 ? 0 : ms)) as typeof setTimeout);
  let date = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => (date -= 20_000));
  const { base } = SHELL;
  SHELL.base = '/shell/2.0.0-00000000/';
  const publishing = publishShop({ channel: 'staging' });
  await expect(publishing.finally(() => (SHELL.base = base))).rejects.toThrow(
    'instead of /shell/3.0.0-abcdabcd/ of the channel "staging". Set HASHGRID_PAGES_URL to a gateway of that channel.',
  );
  expect(sent).toEqual([]);
});
