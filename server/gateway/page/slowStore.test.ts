import { join } from 'node:path';
import type { ArtifactStore } from '@hashgrid/contracts/releases';
import { composePrerenderedPage } from './composePrerenderedPage';
import { createPageStart } from './createPageStart';
import { createTitleReader } from './createTitleReader';
import type { LocalFiles } from '../files/LocalFiles';
import { createTestConfig, REGISTRY, writeRegistry } from '../test/createFixtureStore';
import { openTestGateway } from '../test/openTestGateway';

const testGateway = openTestGateway();

const waitForever = () => new Promise<never>(() => undefined);

test('sends a page without its prerendered HTML when that does not arrive from the artifact store', async () => {
  const registry = structuredClone(REGISTRY);
  registry.shell!.current.descriptor.prerenderedPages = ['layout'];
  const auth = registry.remotes.auth!.current.descriptor;
  auth.prerenderedPages = ['login/LoginPage'];
  auth.routes = auth.routes.map((route) => ({ ...route, access: 'guest' }));
  writeRegistry(testGateway.releasesDir, registry);
  const store = { location: 's3://releases', listFiles: waitForever, check: waitForever };
  const cacheDir = join(testGateway.releasesDir, 'cache');
  await testGateway.reopen({
    artifacts: { store: store as unknown as ArtifactStore, cacheDir, maxBytes: 1 },
  });
  jest.spyOn(testGateway.gateway.log, 'error').mockImplementation(() => undefined);
  const { statusCode, body } = await testGateway.gateway.inject('/login');
  expect(statusCode).toBe(200);
  expect(body).toContain('<div id="root">');
  expect(body).not.toContain('id="prerendered"');
});

test('sends a page whose path looks like that of a file when the store does not say whether it has one', async () => {
  const store = { location: 's3://releases', listFiles: waitForever, check: waitForever };
  const cacheDir = join(testGateway.releasesDir, 'cache');
  await testGateway.reopen({
    artifacts: { store: store as unknown as ArtifactStore, cacheDir, maxBytes: 1 },
  });
  jest.spyOn(testGateway.gateway.log, 'error').mockImplementation(() => undefined);
  const { statusCode, body } = await testGateway.gateway.inject('/pay/ada.l');
  expect(statusCode).toBe(200);
  expect(body).toContain('<div id="root">');
});

test('waits for the prerendered HTML of the shell once, although a page and its fallback both use it', async () => {
  const registry = structuredClone(REGISTRY);
  const shell = registry.shell!.current;
  const finance = registry.remotes.finance!.current;
  shell.descriptor.prerenderedPages = ['layout'];
  finance.descriptor.prerenderedPages = ['wallet/WalletPage'];
  const start = createPageStart(registry, createTestConfig(testGateway.releasesDir), '/wallet', null)!;
  const read = jest.fn(() => Promise.resolve(null));
  const request = { url: '/wallet', headers: { cookie: 'accessToken=x' } };
  expect(await composePrerenderedPage(request, registry, start, read)).toBeNull();
  expect(read.mock.calls).toEqual([
    [shell, 'en-US'],
    [finance, 'en-US'],
  ]);
});

test('sends a page with its English title when the translated one does not arrive', async () => {
  const readTitle = createTitleReader({ fetchFile: waitForever } as unknown as LocalFiles);
  const { descriptor } = REGISTRY.remotes.auth!.current;
  const start = { screen: { remote: { name: 'auth' }, route: descriptor.routes[0] } };
  const prerendered = { locale: 'ar-SA' };
  expect(await readTitle(REGISTRY, start as never, prerendered as never)).toBe('Login');
});
