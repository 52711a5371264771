import { explainLoadFailure } from './explainLoadFailure';

const BASE = '/remotes/finance/1.4.2-ab/';
const REMOTE = { name: 'finance', version: '1.4.2', base: BASE, routes: [], menu: [] };
/** Replaces `crypto.subtle.digest`, which jsdom lacks: returns the content instead of a hash. */
const digest = (_algorithm: string, content: ArrayBuffer) => Promise.resolve(content);
const hash = (content: string) => `sha384-${btoa(content)}`;
const DETAILS = {
  version: '1.4.2',
  entry: 'entry.js',
  chunks: { WalletPage: ['wallet.js'] },
  integrity: { 'entry.js': hash('entry'), 'wallet.js': hash('wallet') },
};

let files: Record<string, string>;
beforeEach(() => {
  files = { [`${BASE}entry.js`]: 'entry', [`${BASE}wallet.js`]: 'wallet' };
  Object.defineProperty(globalThis, 'crypto', { value: { subtle: { digest } }, configurable: true });
  // Like a gateway that knows a build only by the cookie of its preview.
  window.fetch = async (url, { credentials = 'same-origin' } = {}) => {
    const content = credentials === 'omit' ? undefined : files[String(url)];
    const bytes = new TextEncoder().encode(content);
    return { ok: content !== undefined, arrayBuffer: () => Promise.resolve(bytes.buffer) } as Response;
  };
});

const explain = (error: unknown) => explainLoadFailure(REMOTE, 'WalletPage', error, async () => DETAILS);

test.each(['entry.js', 'wallet.js'])(
  'names %s if its content differs from the published one',
  async (file) => {
    files[BASE + file] = 'tampered';
    expect(await explain(new TypeError('Failed to fetch dynamically imported module'))).toEqual({
      problem: 'integrity',
      reason: `the content of ${file} differs from the published one`,
    });
  },
);

test('names both sides of a share conflict at any depth of the causes', async () => {
  const conflict =
    '[ Federation Runtime ]: Version 19.3.1 from shell of shared singleton module react does not satisfy the requirement of finance which needs ^19.4)';
  const error = new Error('Loading failed', { cause: new Error(conflict) });
  expect(await explain(error)).toMatchObject({
    problem: 'share-conflict',
    reason: expect.stringContaining('Version 19.3.1 from shell of shared singleton module react'),
  });
});

test.each([
  ['all scripts are as published', () => undefined],
  ['a script is missing', () => void delete files[`${BASE}wallet.js`]],
  ['the network is down', () => void (window.fetch = () => Promise.reject(new TypeError('Failed to fetch')))],
  ['the browser has no hash function', () => void Object.defineProperty(globalThis, 'crypto', { value: {} })],
])('returns no explanation when %s', async (_, prepare) => {
  prepare();
  expect(await explain(new Error('Down'))).toBeNull();
});
