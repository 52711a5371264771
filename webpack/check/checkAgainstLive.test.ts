import type {
  BootstrapRemote,
  RemoteDescriptor,
  ShellDescriptor,
  SlotName,
  WidgetConfig,
} from '@hashgrid/contracts';
import type { LiveSet } from '../environment/readLiveSet';
import { checkAgainstLive } from './checkAgainstLive';
import { formatFindings } from './Finding';

const CANDIDATE = {
  name: 'market',
  version: '1.1.0',
  platform: '^2.0.0',
  routes: [{ path: '/market/:id', page: 'market/MarketPage', title: 'Market' }],
  menu: [{ path: '/market/:id', title: 'Market', icon: 'grid', order: 1 }],
  shared: { react: '^19.3.1', '@hashgrid/platform': '^2.0.0' },
  sharedNames: { '@hashgrid/platform': ['api', 'useTranslate'] },
  locales: ['ja-JP'],
} as unknown as RemoteDescriptor;

const TEXT = { type: 'string' };
const props = (properties: Record<string, unknown>, required = Object.keys(properties)) => ({
  properties,
  required,
});

const LIVE: LiveSet = {
  url: 'https://play.example.com',
  revision: 1,
  shellBase: '/shell/3.0.0-ab/',
  shell: {
    version: '3.0.0',
    shared: { react: '19.3.1', '@hashgrid/platform': '2.0.0', '@hashgrid/wallet': '1.2.0' },
    sharedNames: {
      '@hashgrid/platform': ['api', 'useTranslate'],
      '@hashgrid/wallet': ['openPicker'],
      'react-router-dom': ['Link'],
    },
    endpointNames: ['getProfile', 'getUnreadCount'],
    locales: ['ja-JP'],
  } as unknown as ShellDescriptor,
  remotes: [
    { name: 'market', version: '1.0.0', routes: CANDIDATE.routes, menu: CANDIDATE.menu },
    {
      name: 'finance',
      version: '4.5.6',
      routes: ['/wallet', '/wallet/*'].map((path) => ({ path, page: 'x', title: 'Wallet' })),
      menu: [{ path: '/wallet', title: 'Wallet', icon: 'grid', order: 2 }],
    },
    { name: 'game', version: '2.0.0', routes: [], menu: [], slots: ['dashboard.balance'] },
    { name: 'ads', version: '1.0.0', routes: [], menu: [], widgets: [{ slot: 'market.side' }] },
  ] as unknown as BootstrapRemote[],
  descriptors: {
    market: { ...CANDIDATE, version: '1.0.0', endpointNames: ['getOffers'] },
    finance: { name: 'finance', version: '4.5.6', endpointNames: ['getTransactions'] },
    game: { name: 'game', version: '2.0.0', slotProps: { 'dashboard.balance': props({ size: TEXT }, []) } },
    ads: { name: 'ads', version: '1.0.0', slotProps: { 'market.side': props({ id: TEXT }) } },
  } as unknown as LiveSet['descriptors'],
};

const widget = (slot: string) => ({ slot, component: 'x/Offer', title: 'Offer' }) as unknown as WidgetConfig;

const check = (changes: Partial<RemoteDescriptor>, live = LIVE) =>
  checkAgainstLive({ ...CANDIDATE, ...changes }, live);

test('accepts a candidate that fits the live set, which contains its own live build', () => {
  expect(check({})).toEqual([]);
});

test('accepts imported names when an older shell does not list its exports', () => {
  const { sharedNames, ...shell } = LIVE.shell;
  expect(sharedNames).toBeDefined();
  const names = { '@hashgrid/platform': ['openStream'] };
  expect(check({ sharedNames: names }, { ...LIVE, shell })).toEqual([]);
});

test('names no version to install when the live shell shares no platform', () => {
  const shell = { ...LIVE.shell, shared: { react: '19.3.1' } };
  expect(check({}, { ...LIVE, shell })).toEqual([
    {
      problem: 'market 1.1.0 needs @hashgrid/platform ^2.0.0, but the live shell 3.0.0 provides none.',
      remedy: 'Publish a shell first that shares @hashgrid/platform.',
    },
  ]);
});

test.each<[string, Partial<RemoteDescriptor>, string, string]>([
  [
    'a newer React than the live one',
    { shared: { react: '^19.4.0' } },
    'market 1.1.0 needs react ^19.4.0, but the live shell 3.0.0 provides 19.3.1.',
    'npm install react@19.3.1 -w remotes/market',
  ],
  [
    'a range of platform without the live version',
    { shared: { '@hashgrid/platform': '^1.0.0' } },
    'market 1.1.0 needs @hashgrid/platform ^1.0.0, but the live shell 3.0.0 provides 2.0.0.',
    'npm install @hashgrid/platform@2.0.0',
  ],
  [
    'a package that the live shell does not share',
    { shared: { d3: '^1.0.0' } },
    'market 1.1.0 needs d3 ^1.0.0, but the live shell 3.0.0 provides none.',
    'npm uninstall d3 -w remotes/market',
  ],
  [
    'a name that the live platform lacks',
    { sharedNames: { '@hashgrid/platform': ['api', 'openStream'] } },
    'market 1.1.0 imports "openStream" from @hashgrid/platform, but @hashgrid/platform 2.0.0 of the live shell 3.0.0 does not export it.',
    'npm install @hashgrid/platform@2.0.0',
  ],
  [
    'a name that the live version of another library lacks',
    { sharedNames: { '@hashgrid/wallet': ['openLedger'] } },
    'market 1.1.0 imports "openLedger" from @hashgrid/wallet, but @hashgrid/wallet 1.2.0 of the live shell 3.0.0 does not export it.',
    'npm install @hashgrid/wallet@1.2.0 -w remotes/market,',
  ],
  [
    'a name that the live shell does not share, although the package exports it',
    { sharedNames: { 'react-router-dom': ['Link', 'useBlocker'] } },
    'market 1.1.0 imports "useBlocker" from react-router-dom, but the live shell 3.0.0 does not share that name.',
    'publish a shell first that shares "useBlocker"',
  ],
  [
    'a path of another remote',
    { routes: [{ path: '/wallet/', page: 'market/MarketPage', title: 'Market' }] },
    'The path /wallet/ of market 1.1.0 belongs to finance 4.5.6, which is live.',
    'remotes/market/remote.config.ts',
  ],
  [
    'a path that would take over paths of another remote',
    { routes: [{ path: '/:page/history', page: 'market/MarketPage', title: 'Market' }] },
    'The path /:page/history of market 1.1.0 would take over paths of /wallet/*, which belongs to finance 4.5.6, which is live.',
    'remotes/market/remote.config.ts',
  ],
  [
    'the name of an endpoint of another remote',
    { endpointNames: ['getOffers', 'getTransactions'] },
    'The endpoint getTransactions of market 1.1.0 would replace that of finance 4.5.6, which is live: all share one API client.',
    'or have the team of finance publish it without the endpoint first.',
  ],
  [
    'the name of an endpoint of the shell',
    { endpointNames: ['getUnreadCount'] },
    'The endpoint getUnreadCount of market 1.1.0 would replace that of the live shell 3.0.0: all share one API client.',
    'Choose a name in remotes/market/src that no other team would, such as one with the name of the remote in it.',
  ],
  [
    'a menu entry of another remote',
    { menu: [{ path: '/market', title: 'Wallet', icon: 'grid', order: 1 }] },
    'The menu entry "Wallet" of market 1.1.0 is also one of finance 4.5.6, which is live.',
    'remotes/market/remote.config.ts',
  ],
  [
    'a missing language',
    { locales: [] },
    'market 1.1.0 has no texts in ja-JP, which the live shell 3.0.0 offers.',
    'remotes/market/locales/ja-JP.json',
  ],
])('rejects %s, naming both sides and what to do', (_, changes, problem, remedy) => {
  expect(check(changes)).toEqual([{ problem, remedy: expect.stringContaining(remedy) as string }]);
});

test.each<[string, Partial<RemoteDescriptor>]>([
  [
    'a widget that needs no more than its page passes',
    {
      widgets: [widget('dashboard.balance')],
      slotProps: { 'dashboard.balance': props({ size: TEXT, unused: TEXT }, []) },
    },
  ],
  [
    'a slot that passes what the live widget needs',
    {
      slots: ['market.side'] as unknown as SlotName[],
      slotProps: { 'market.side': props({ id: TEXT, more: TEXT }) },
    },
  ],
])('accepts %s', (_, changes) => {
  expect(check(changes)).toEqual([]);
});

test.each<[string, Partial<RemoteDescriptor>, string, string]>([
  [
    'a slot that no live page has',
    { widgets: [widget('wallet.top')] },
    'The widget x/Offer of market 1.1.0 fills the slot wallet.top, which no live remote has; they have: dashboard.balance.',
    'publish the slot first',
  ],
  [
    'props that its page does not always pass',
    {
      widgets: [widget('dashboard.balance')],
      slotProps: { 'dashboard.balance': props({ size: TEXT }) },
    },
    'The widget x/Offer of market 1.1.0 does not fit the props of the slot dashboard.balance of game 2.0.0, which is live: "size" is optional there.',
    '@hashgrid/contracts that game 2.0.0 was built with',
  ],
  [
    'props of another type',
    {
      widgets: [widget('dashboard.balance')],
      slotProps: { 'dashboard.balance': props({ size: { type: 'number' } }, []) },
    },
    'The widget x/Offer of market 1.1.0 does not fit the props of the slot dashboard.balance of game 2.0.0, which is live: "size" has another type there.',
    'have game published first',
  ],
  [
    'a slot without a prop that a live widget needs',
    { slots: ['market.side'] as unknown as SlotName[], slotProps: { 'market.side': props({}) } },
    'The slot market.side of market 1.1.0 does not fit the widget of ads 1.0.0, which is live: "id" is missing there.',
    'Keep the old props',
  ],
])('rejects %s', (_, changes, problem, remedy) => {
  expect(check(changes)).toEqual([{ problem, remedy: expect.stringContaining(remedy) as string }]);
});

test('compares no slots with a live remote whose descriptor is missing or damaged', () => {
  const changes = {
    widgets: [widget('dashboard.balance')],
    slots: ['market.side'] as unknown as SlotName[],
    slotProps: { 'dashboard.balance': props({ size: TEXT }), 'market.side': props({}) },
  };
  expect(check(changes)).toHaveLength(2);
  expect(check(changes, { ...LIVE, descriptors: {} })).toEqual([]);
});

test('lists all findings', () => {
  expect(formatFindings('market', check({ shared: { react: '^20.0.0' }, locales: [] }))).toMatch(
    /"market" failed the check: 2 problems\.\n {2}- market .*\n {4}Fix it: npm .*\n {2}- market/,
  );
});
