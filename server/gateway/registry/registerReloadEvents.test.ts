import { rmSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { createGateway } from '../createGateway';
import { createFixtureStore, createTestConfig, REGISTRY, writeRegistry } from '../test/createFixtureStore';

let releasesDir: string;
let gateway: FastifyInstance;

const start = async (reloadPages: boolean): Promise<string> => {
  gateway = await createGateway({ ...createTestConfig(releasesDir), reloadPages });
  return gateway.listen({ port: 0, host: '127.0.0.1' });
};

beforeEach(() => {
  releasesDir = createFixtureStore();
});
afterEach(async () => {
  await gateway.close();
  rmSync(releasesDir, { recursive: true });
});

test("notifies a developer's open page when a release changes", async () => {
  const url = await start(true);
  const response = await fetch(`${url}/__dev/events`);
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader.read()).value).toContain('open');
  writeRegistry(releasesDir, { ...REGISTRY, revision: 2 });
  expect((await reader.read()).value).toContain('event: reload');
  const page = await fetch(`${url}/login`);
  expect(await page.text()).toContain('/__dev/events');
  // Hot updates have no integrity hash, so the policy would block them.
  expect(page.headers.get('integrity-policy')).toBeNull();
});

test('serves no reload events to players, and their pages request none', async () => {
  const url = await start(false);
  const html = await (await fetch(`${url}/login`)).text();
  expect(html).not.toContain('/__dev/events');
  const { headers } = await fetch(`${url}/__dev/events`);
  expect(headers.get('content-type')).toContain('text/html');
});
