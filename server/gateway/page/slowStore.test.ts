import { composePrerenderedPage } from './composePrerenderedPage';
import { createPageStart } from './createPageStart';
import { createTitleReader } from './createTitleReader';
import type { LocalFiles } from '../files/LocalFiles';
import { createTestConfig, REGISTRY, writeRegistry } from '../test/createFixtureStore';
import { createTestArtifacts } from '../test/createTestArtifacts';
import { openTestGateway } from '../test/openTestGateway';

const testGateway = openTestGateway();

const waitForever = () => new Promise<never>(() => undefined);

/** Opens the gateway again with an artifact store that never responds. Returns the spy on the errors that it logs. */
const reopenWithSlowStore = async () => {
  await testGateway.reopen({ artifacts: createTestArtifacts(testGateway.releasesDir) });
  return jest.spyOn(testGateway.gateway.log, 'error').mockImplementation(() => undefined);
};

test('sends a page without its prerendered HTML when the artifact store does not respond, and logs that', async () => {
  const registry = structuredClone(REGISTRY);
  registry.shell!.current.descriptor.prerenderedPages = ['layout'];
  const auth = registry.remotes.auth!.current.descriptor;
  auth.prerenderedPages = ['login/LoginPage'];
  auth.routes = auth.routes.map((route) => ({ ...route, access: 'guest' }));
  writeRegistry(testGateway.releasesDir, registry);
  const error = await reopenWithSlowStore();
  const { statusCode, body } = await testGateway.gateway.inject('/login');
  expect(statusCode).toBe(200);
  expect(body).toContain('<div id="root">');
  expect(body).not.toContain('id="prerendered"');
  expect(error.mock.calls.map(([line]) => String(line))).toContainEqual(
    expect.stringMatching(
      /^Could not read the prerendered pages of \/remotes\/auth\/.* did not arrive within 1 s\.$/,
    ),
  );
});

test('sends the page at a path that could be that of a file when the artifact store does not respond', async () => {
  await reopenWithSlowStore();
  const { statusCode, body } = await testGateway.gateway.inject('/pay/ada.l');
  expect(statusCode).toBe(200);
  expect(body).toContain('<div id="root">');
});

test('reads the prerendered HTML of the shell once, although a page and its fallback both use it', async () => {
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

test('returns the English title of a page when the artifact store does not send the translated one', async () => {
  const readTitle = createTitleReader({ fetchFile: waitForever } as unknown as LocalFiles);
  const { descriptor } = REGISTRY.remotes.auth!.current;
  const start = { screen: { remote: { name: 'auth' }, route: descriptor.routes[0] } };
  const prerendered = { locale: 'ar-SA' };
  expect(await readTitle(REGISTRY, start as never, prerendered as never)).toBe('Login');
});
