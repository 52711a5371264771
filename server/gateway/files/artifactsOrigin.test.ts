import { rmSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { parseBootstrap } from '@hashgrid/contracts';
import { createGateway } from '../createGateway';
import {
  createFixtureStore,
  createTestConfig,
  computeTextIntegrity,
  SHELL_SCRIPT,
} from '../test/createFixtureStore';

const CDN = 'https://cdn.example.org';
const ONE_IMPORT_MAP = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

let releasesDir: string;
let gateway: FastifyInstance;
beforeEach(async () => {
  releasesDir = createFixtureStore();
  gateway = await createGateway({ ...createTestConfig(releasesDir), artifactsOrigin: CDN });
});
afterEach(async () => {
  await gateway.close();
  rmSync(releasesDir, { recursive: true });
});

const getPage = (headers: Record<string, string> = {}) => gateway.inject({ url: '/wallet', headers });
const findPolicy = (header: unknown, name: string) =>
  String(header)
    .split('; ')
    .find((directive) => directive.startsWith(`${name} `));

test('loads the scripts of pages from the CDN, each with its hash', async () => {
  const { body } = await getPage();
  const entry = `${CDN}/shell/1.0.0-aa/shell.js`;
  expect(body).toContain(
    `<script type="module" src="${entry}" integrity="${computeTextIntegrity(SHELL_SCRIPT)}">`,
  );
  const remote = `${CDN}/remotes/finance/1.0.0-cc/entry.js`;
  expect(body).toContain(
    `<link rel="modulepreload" href="${remote}" integrity="${computeTextIntegrity('finance')}">`,
  );
  const map = JSON.parse(/type="importmap"[^>]*>(.*?)<\/script>/.exec(body)?.[1] ?? '{}');
  expect(map.integrity).toMatchObject({
    [entry]: computeTextIntegrity(SHELL_SCRIPT),
    [remote]: computeTextIntegrity('finance'),
  });
  expect(body).not.toMatch(/"\/(shell|remotes)\//);
});

test('tells the shell which origin it may load remotes from', async () => {
  const { body } = await getPage();
  const { artifactsOrigin, remotes } = parseBootstrap(body)!;
  expect(artifactsOrigin).toBe(CDN);
  expect(remotes[0]?.base).toBe(`${CDN}/remotes/auth/1.0.0-bb/`);
});

test('lists URLs of the CDN for browsers that support one import map only, too', async () => {
  const { body } = await getPage({ 'user-agent': ONE_IMPORT_MAP });
  expect(body).toContain(`"${CDN}/remotes/auth/1.0.0-bb/entry.js"`);
  expect(body).toContain(`"${CDN}/shell/1.0.0-aa/wallet.js"`);
});

test.each(['script-src', 'connect-src', 'img-src', 'media-src', 'font-src'])(
  'allows the CDN in %s, and no other host',
  async (name) => {
    const policy = findPolicy((await getPage()).headers['content-security-policy'], name);
    expect(policy).toMatch(new RegExp(`^${name} 'self' (data: blob: )?${CDN}( 'nonce-[^']+')?$`));
  },
);

test('allows all origins to load scripts through a CDN in front of the gateway', async () => {
  const { headers } = await gateway.inject('/remotes/auth/1.0.0-bb/entry.js');
  expect(headers).toMatchObject({ 'access-control-allow-origin': '*', 'timing-allow-origin': '*' });
});

test('lets no other origin read scripts without a CDN', async () => {
  await gateway.close();
  gateway = await createGateway(createTestConfig(releasesDir));
  const { headers } = await gateway.inject('/remotes/auth/1.0.0-bb/entry.js');
  expect(headers['access-control-allow-origin']).toBeUndefined();
  expect((await getPage()).body).not.toContain('artifactsOrigin');
});
