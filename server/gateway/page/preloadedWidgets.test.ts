import { parseBootstrap, type Registry, type WidgetConfig } from '@hashgrid/contracts';
import { computeTextIntegrity, REGISTRY, writeRegistry } from '../test/createFixtureStore';
import { openTestGateway } from '../test/openTestGateway';

const CHROMIUM = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/150.0.0.0 Safari/537.36';

const testGateway = openTestGateway();

const WIDGET: WidgetConfig = {
  slot: 'dashboard.balance',
  component: 'dashboard/BalanceWidget',
  title: 'Total balance',
};

/** Creates a registry in which finance fills a slot in the first view of the page at `/login`. */
const createRegistry = (widget: WidgetConfig, preloadSlots = ['dashboard.balance']): Registry => {
  const registry = structuredClone(REGISTRY);
  const auth = registry.remotes.auth!.current.descriptor;
  auth.slots = ['dashboard.balance'];
  const [login] = auth.routes;
  auth.routes = [
    { ...login!, preloadSlots },
    { path: '/sign-up', page: 'login/LoginPage', title: 'Sign up' },
  ];
  const finance = registry.remotes.finance!.current.descriptor;
  finance.widgets = [widget];
  finance.chunks[widget.component] = ['balance.js', 'shared.js'];
  return registry;
};

const IMPORT_MAP = /<script type="importmap"[^>]*>(.*?)<\/script>/;

const openPage = async (registry: Registry, url = '/login') => {
  writeRegistry(testGateway.releasesDir, registry);
  const { body } = await testGateway.gateway.inject({ url, headers: { 'user-agent': CHROMIUM } });
  return {
    preloaded: [...body.matchAll(/modulepreload" href="([^"]+)"/g)]
      .map(([, href]) => href!)
      .filter((href) => href.includes('/finance/')),
    details: Object.keys(parseBootstrap(body)!.details),
    integrity: (JSON.parse(IMPORT_MAP.exec(body)![1]!) as { integrity: object }).integrity,
  };
};

test('preloads the widgets in the first view of a page, with all that is needed to run them', async () => {
  const { preloaded, details, integrity } = await openPage(createRegistry(WIDGET));
  const base = '/remotes/finance/1.0.0-cc/';
  expect(preloaded).toEqual([`${base}entry.js`, `${base}balance.js`, `${base}shared.js`]);
  expect(details).toEqual(['auth', 'finance']);
  expect(integrity).toHaveProperty([`${base}entry.js`], computeTextIntegrity('finance'));
});

test.each<[string, Registry, string]>([
  ['that a flag hides', createRegistry({ ...WIDGET, flag: { name: 'balance', default: false } }), '/login'],
  ['of a slot further down', createRegistry(WIDGET, []), '/login'],
  ['of another page', createRegistry(WIDGET), '/sign-up'],
])('does not preload a widget %s', async (_, registry, url) => {
  const { preloaded, details } = await openPage(registry, url);
  expect(preloaded).toEqual([]);
  expect(details).not.toContain('finance');
});

test('preloads a chunk only once when a page shares it with its widget', async () => {
  const registry = createRegistry(WIDGET);
  const finance = registry.remotes.finance!.current.descriptor;
  finance.routes = finance.routes.map((route) => ({ ...route, preloadSlots: ['dashboard.balance'] }));
  const { preloaded } = await openPage(registry, '/wallet');
  const files = ['entry.js', 'wallet-WalletPage.js', 'shared.js', 'balance.js'];
  expect(preloaded).toEqual(files.map((file) => `/remotes/finance/1.0.0-cc/${file}`));
});
