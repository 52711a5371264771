import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { ArtifactStoreError, FILES_MANIFEST } from '@hashgrid/contracts/releases';
import fastify, { type FastifyInstance } from 'fastify';
import { createGateway } from './createGateway';
import type { GatewayConfig } from './GatewayConfig';
import { MESSAGES } from './texts/messages';
import { readGatewayTexts } from './texts/readGatewayTexts';
import {
  computeTextIntegrity,
  createFixtureStore,
  createRelease,
  createTestConfig,
  REGISTRY,
  writeRegistry,
} from './test/createFixtureStore';
import { createTestArtifacts } from './test/createTestArtifacts';

const MINUTE_MS = 60_000;
const LINKS: GatewayConfig['links'] = {
  support: 'https://support.example/',
  community: [{ name: 'Hashgrid Social', kind: 'social', url: 'https://social.example/' }],
};
const GATEWAY_TEXTS = readGatewayTexts('ar-SA', LINKS);
const GATEWAY_TEXTS_WITHOUT_LINKS = readGatewayTexts('ar-SA', { ...LINKS, community: [] });

let releasesDir: string;
let api: FastifyInstance;
let gateway: FastifyInstance;
let texts: Record<string, string>;
let status: number;
let receivedEtags: (string | undefined)[];

beforeEach(async () => {
  releasesDir = createFixtureStore();
  texts = { 'Session ended.': 'انتهت الجلسة.', Login: 'from the API', 'Log out': 'from the API' };
  status = 200;
  receivedEtags = [];
  api = fastify({ forceCloseConnections: true });
  api.get('/locales/:file', async (request, reply) => {
    const etag = `"${Object.values(texts).join()}"`.replace(/[^"\w]/g, '_');
    receivedEtags.push(request.headers['if-none-match']);
    if (status === 200 && request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.code(status).header('etag', etag).send(texts);
  });
  const config = createTestConfig(releasesDir, await api.listen({ port: 0, host: '127.0.0.1' }));
  gateway = await createGateway({ ...config, links: LINKS });
  jest.spyOn(gateway.log, 'warn').mockImplementation(() => undefined);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await gateway.close();
  await api.close();
  rmSync(releasesDir, { recursive: true });
});

const fetchArabic = async () => (await gateway.inject('/locales/ar-SA.json')).json<Record<string, string>>();
const advanceClock = (ms: number) => jest.spyOn(performance, 'now').mockReturnValue(performance.now() + ms);
/** Requests the texts until the refresh has ended: cached texts are served while newer ones are loading. */
const refreshUntil = async (isDone: () => boolean | Promise<boolean>) => {
  await fetchArabic();
  while (!(await isDone())) await new Promise((resolve) => setImmediate(resolve));
};

test('[C15] lets texts of the API override those of remotes, and texts of the shell override both', async () => {
  expect(await fetchArabic()).toEqual({
    'Session ended.': 'انتهت الجلسة.',
    'Log out': 'خروج',
    Login: 'from the API',
    Wallet: 'المحفظة',
    Pay: 'دفع',
    ...GATEWAY_TEXTS,
  });
});

test('[C15] adds the messages of the gateway and the names of the community links, even where the shell has the same keys', async () => {
  const translated = await fetchArabic();
  for (const key of [...Object.values(MESSAGES), 'Hashgrid Social'])
    expect(translated[key]).toMatch(/\p{Script=Arabic}/u);
  // Texts that the gateway writes into pages itself are not included.
  expect(translated).not.toHaveProperty(['Reload page']);
  const english = (await gateway.inject('/locales/en-US.json')).json<Record<string, string>>();
  expect(english).toHaveProperty([MESSAGES.uploadTooLarge], MESSAGES.uploadTooLarge);
});

test('[C15] has the keys of remotes, shell and API in English, without plural forms', async () => {
  texts = { ...texts, '%count% nodes': 'عقد', '%count% nodes|one': 'عقدة' };
  const english = (await gateway.inject('/locales/en-US.json')).json<Record<string, string>>();
  for (const key of ['Login', 'Log out', 'Session ended.', '%count% nodes'])
    expect(english).toHaveProperty([key], key);
  expect(english).not.toHaveProperty(['%count% nodes|one']);
});

test.each(['ko-KR', 'xx-XX', '..%2f..%2fregistry', '[object Object]', '<script>'])(
  '[C15] returns 404 as JSON for the unknown locale %s',
  async (locale) => {
    const response = await gateway.inject(`/locales/${encodeURI(locale)}.json`);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ statusCode: 404 });
  },
);

test('requests the texts once, and revalidates them after a minute', async () => {
  await fetchArabic();
  await fetchArabic();
  expect(receivedEtags).toEqual([undefined]);
  advanceClock(MINUTE_MS);
  await refreshUntil(() => receivedEtags.length > 1);
  expect(receivedEtags).toEqual([undefined, expect.stringMatching(/^"/)]);
});

test('revalidates the texts on time when the system clock has been set back', async () => {
  await fetchArabic();
  jest.spyOn(Date, 'now').mockReturnValue(0);
  advanceClock(MINUTE_MS);
  await refreshUntil(() => receivedEtags.length > 1);
  expect(receivedEtags).toHaveLength(2);
});

test.each([
  ['the ETag', (etag: string) => etag],
  ['the ETag that a compressing proxy has made weak', (etag: string) => `W/${etag}`],
  ['a list with the ETag', (etag: string) => `"other", ${etag}`],
  ['*', () => '*'],
])('[C15] sends no texts to a browser that has them and sends %s', async (_, format) => {
  const { headers } = await gateway.inject('/locales/ar-SA.json');
  const again = await gateway.inject({
    url: '/locales/ar-SA.json',
    headers: { 'if-none-match': format(String(headers.etag)) },
  });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('[LG9] sends texts with Brotli’s best compression to clients that accept it, and otherwise without it', async () => {
  const plain = await gateway.inject('/locales/ar-SA.json');
  const compressed = await gateway.inject({
    url: '/locales/ar-SA.json',
    headers: { 'accept-encoding': 'gzip, br' },
  });
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  expect(compressed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(compressed.rawPayload).toEqual(brotliCompressSync(plain.payload, { params }));
  expect(plain.headers).not.toHaveProperty('content-encoding');
  expect(plain.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    vary: 'accept-encoding',
    etag: compressed.headers.etag,
  });
});

test('shows changed texts of the API without a restart, under another ETag', async () => {
  const { headers } = await gateway.inject('/locales/ar-SA.json');
  texts = { 'Session ended.': 'تم إنهاء الجلسة.' };
  advanceClock(MINUTE_MS);
  await refreshUntil(async () => (await fetchArabic())['Session ended.'] === 'تم إنهاء الجلسة.');
  expect(await fetchArabic()).toMatchObject({ 'Session ended.': 'تم إنهاء الجلسة.', Wallet: 'المحفظة' });
  const again = await gateway.inject({
    url: '/locales/ar-SA.json',
    headers: { 'if-none-match': String(headers.etag) },
  });
  expect(again.statusCode).toBe(200);
});

test('keeps the last known texts while the API fails', async () => {
  await fetchArabic();
  status = 500;
  advanceClock(MINUTE_MS);
  await refreshUntil(() => jest.mocked(gateway.log.warn).mock.calls.length > 0);
  expect(await fetchArabic()).toMatchObject({ 'Session ended.': 'انتهت الجلسة.', Wallet: 'المحفظة' });
});

test('logs why the texts of the API could not be loaded', async () => {
  await api.close();
  await fetchArabic();
  expect(gateway.log.warn).toHaveBeenCalledWith(expect.stringContaining('connect ECONNREFUSED'));
});

test('logs once that the texts of the API could not be loaded, and again after they were loaded', async () => {
  const lines = () => jest.mocked(gateway.log.warn).mock.calls.map(([line]) => String(line));
  status = 500;
  for (let request = 0; request < 3; request += 1) {
    await fetchArabic();
    advanceClock(5_000);
  }
  expect(receivedEtags).toHaveLength(3);
  expect(lines()).toEqual([
    expect.stringMatching(/ar-SA\.json: the API responded with status 500\. Its texts are left out\.$/),
  ]);
  status = 200;
  await fetchArabic();
  status = 500;
  advanceClock(MINUTE_MS);
  await refreshUntil(() => lines().length > 1);
  expect(lines()[1]).toMatch(/status 500\. The last known texts are used\.$/);
});

test('serves the other texts until the API responds for the first time, then its texts too', async () => {
  status = 500;
  expect(await fetchArabic()).toEqual({
    'Log out': 'خروج',
    Login: 'دخول',
    Wallet: 'المحفظة',
    Pay: 'دفع',
    ...GATEWAY_TEXTS,
  });
  status = 200;
  advanceClock(5_000);
  expect(await fetchArabic()).toHaveProperty(['Session ended.']);
});

test('leaves out the texts of a damaged file until it is repaired', async () => {
  const write = (file: string, content: string) =>
    writeFileSync(join(releasesDir, 'remotes/finance/1.0.0-cc', file), content);
  const intact = '{"Pay":"دفع"}';
  write(FILES_MANIFEST, JSON.stringify({ 'locales/ar-SA.json': computeTextIntegrity(intact) }));
  write('locales/ar-SA.json', '{"Pay":"Send it to me"}');
  expect(await fetchArabic()).not.toHaveProperty(['Pay']);
  write('locales/ar-SA.json', intact);
  advanceClock(2_000);
  expect(await fetchArabic()).toMatchObject({ Pay: 'دفع', Login: 'from the API' });
});

test('adds the texts of a missing file once it is restored', async () => {
  const file = join(releasesDir, 'remotes/finance/1.0.0-cc/locales/ar-SA.json');
  rmSync(file);
  expect(await fetchArabic()).not.toHaveProperty(['Pay']);
  writeFileSync(file, '{"Pay":"دفع"}');
  advanceClock(2_000);
  expect(await fetchArabic()).toMatchObject({ Pay: 'دفع', Login: 'from the API' });
});

test('does not compose texts again because a fallback, such as one from before a move to a bucket, is missing', async () => {
  const finance = REGISTRY.remotes.finance!;
  const lost = createRelease('remotes/finance', 'lost', finance.current.descriptor);
  const remotes = { ...REGISTRY.remotes, finance: { ...finance, previous: [lost] } };
  writeRegistry(releasesDir, { ...REGISTRY, revision: 2, remotes });
  expect(await fetchArabic()).toMatchObject({ Pay: 'دفع' });
  writeFileSync(join(releasesDir, 'remotes/finance/1.0.0-cc/locales/ar-SA.json'), '{"Pay":"composed again"}');
  advanceClock(2_000);
  expect(await fetchArabic()).toMatchObject({ Pay: 'دفع' });
});

test.each(['{"Login":5,"Pay":"دفع"}', '["Login","Pay"]', '"Login"'])(
  'ignores a malformed file, and keeps the texts of the others: %s',
  async (content) => {
    texts = {};
    writeFileSync(join(releasesDir, 'remotes/finance/1.0.0-cc/locales/ar-SA.json'), content);
    const composed = await fetchArabic();
    expect(composed).toMatchObject({ Login: 'دخول' });
    expect(composed).not.toHaveProperty(['0']);
  },
);

const reopenWithStore = async (listFiles?: () => Promise<never>) => {
  await gateway.close();
  gateway = await createGateway({
    ...createTestConfig(releasesDir),
    artifacts: createTestArtifacts(releasesDir, listFiles),
  });
  jest.spyOn(gateway.log, 'warn').mockImplementation(() => undefined);
  return jest.spyOn(gateway.log, 'error').mockImplementation(() => undefined);
};

test('composes texts again only after a pause while the artifact store does not respond, and logs it once', async () => {
  const listFiles = jest.fn(() => Promise.reject(new ArtifactStoreError('s3://releases does not respond.')));
  const error = await reopenWithStore(listFiles);
  const listLines = () => error.mock.calls.map(([line]) => String(line)).filter((line) => /ar-SA/.test(line));
  await Promise.all([fetchArabic(), fetchArabic()]);
  const attempts = listFiles.mock.calls.length;
  await fetchArabic();
  expect(listFiles).toHaveBeenCalledTimes(attempts);
  const later = performance.now() + 2_000;
  jest.spyOn(performance, 'now').mockImplementation(() => later);
  await fetchArabic();
  expect(listFiles.mock.calls.length).toBeGreaterThan(attempts);
  expect(listLines()).toEqual([
    expect.stringMatching(
      /^Could not fetch all texts in ar-SA: ArtifactStoreError: s3:\/\/releases does not respond\. \(and \d+ more\)$/,
    ),
  ]);
});

test('sends the texts that it has when the others do not arrive from a slow artifact store', async () => {
  await reopenWithStore();
  expect(await fetchArabic()).toEqual(GATEWAY_TEXTS_WITHOUT_LINKS);
});
