import type { BootstrapRemote } from '@hashgrid/contracts';
import { sampleBootstrap } from '@hashgrid/testing';
import { prefetchDetails } from './prefetchDetails';

const ENTRY = { path: '/wallet', title: 'Wallet', icon: 'wallet', order: 10 } as const;
const DETAILS = { version: '1.0.0', entry: 'entry.js', chunks: {}, integrity: {} };

const createRemote = (name: string, isInMenu = true): BootstrapRemote => ({
  name,
  version: '1.0.0',
  base: `/remotes/${name}/1.0.0-ab/`,
  routes: [],
  menu: isInMenu ? [ENTRY] : [],
});

let fetched: string[];
/** The `credentials` of the requests; undefined for the default, which sends cookies to the same origin. */
let credentials: unknown[];
let respond: () => Promise<Response>;

beforeEach(() => {
  fetched = [];
  credentials = [];
  respond = () => Promise.resolve(new Response(JSON.stringify(DETAILS)));
  window.fetch = (url, init) => {
    fetched.push(String(url));
    credentials.push(init?.credentials);
    return respond();
  };
});

const flushPromises = () => new Promise((resolve) => setTimeout(resolve));

const prefetch = async (remotes: BootstrapRemote[], details = {}) => {
  prefetchDetails({ ...sampleBootstrap, remotes, details });
  await flushPromises();
};

test('fetches details that the HTML lacks, of remotes in the menu only', async () => {
  await prefetch([createRemote('one'), createRemote('two'), createRemote('hidden', false)], { two: DETAILS });
  expect(fetched).toEqual(['/remotes/one/1.0.0-ab/remote.json']);
});

test('sends the cookie of a preview to the gateway, which may know the build only by that', async () => {
  await prefetch([createRemote('previewed')]);
  expect(credentials).toEqual([undefined]);
});

test('fetches the details of at most eight remotes', async () => {
  await prefetch(Array.from({ length: 400 }, (_, index) => createRemote(`many-${index}`)));
  expect(fetched).toHaveLength(8);
});

test('ignores failures', async () => {
  respond = () => Promise.reject(new Error('Offline'));
  await prefetch([createRemote('offline')]);
  expect(fetched).toHaveLength(1);
});

test('fetches nothing while the browser saves data', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  await prefetch([createRemote('saved')]);
  expect(fetched).toEqual([]);
  Reflect.deleteProperty(navigator, 'connection');
});

test('fetches nothing while the browser is offline', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await prefetch([createRemote('unreachable')]);
  expect(fetched).toEqual([]);
});
