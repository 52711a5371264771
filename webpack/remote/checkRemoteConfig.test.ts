import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { RemoteConfig } from '@hashgrid/contracts';
import { checkRemoteConfig } from './checkRemoteConfig';

let root: string;
let remoteDir: string;

const writeFile = (file: string, content: string) => {
  const path = join(remoteDir, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'remote-'));
  remoteDir = join(root, 'shop');
  writeFile('src/shelf/ShelfPage.tsx', 'export default function ShelfPage() { return <p>Shelf</p>; }');
  writeFile('src/till/TillPage.tsx', 'const TillPage = () => <p>Till</p>;\nexport { TillPage as default };');
  writeFile('src/till/NoPage.tsx', 'export const NoPage = () => null;');
  writeFile('locales/ar-SA.json', '{"Shelf":"رف","Till":"صندوق"}');
});
afterEach(() => rmSync(root, { recursive: true }));

const GOOD: RemoteConfig = {
  name: 'shop',
  platform: '^1.0.0',
  routes: [
    { path: '/shelf', page: 'shelf/ShelfPage', title: 'Shelf' },
    { path: '/till/:id', page: 'till/TillPage', title: 'Till', access: 'any' },
  ],
  menu: [{ path: '/shelf', title: 'Shelf', icon: 'wallet', order: 3, parent: '/bank', tab: true }],
};
const OTHER: RemoteConfig = {
  name: 'bank',
  platform: '^1.0.0',
  routes: [{ path: '/bank/:account', page: 'x/XPage', title: 'Bank' }],
};

const check = (changes: object = {}, others: readonly object[] = [OTHER]) =>
  checkRemoteConfig({ ...GOOD, ...changes } as RemoteConfig, {
    remoteDir,
    others: others as RemoteConfig[],
    platformVersion: '1.2.0',
  });
const checkRoute = (changes: object) => check({ routes: [{ ...GOOD.routes[0], ...changes }] });

const WIDGET = { slot: 'dashboard.balance', component: 'shelf/ShelfPage', title: 'Shelf' };

test('accepts slots and widgets', () => {
  const flag = { name: 'new-shelf', default: false };
  expect(check({ slots: ['dashboard.balance'], widgets: [WIDGET, { ...WIDGET, flag }] })).toEqual([]);
});

test('accepts a page that preloads a slot of its remote', () => {
  const routes = [{ ...GOOD.routes[0], preloadSlots: ['dashboard.balance'] }];
  expect(check({ slots: ['dashboard.balance'], routes })).toEqual([]);
});

test.each([
  ['a slot without props', { slots: ['shop.top'] }, 'slot "shop.top" has no props in @hashgrid/contracts'],
  ['widgets that are not a list', { widgets: WIDGET }, 'slots and widgets must be lists'],
  [
    'a widget for an unknown slot',
    { widgets: [{ ...WIDGET, slot: 'toString' }] },
    'slot "toString" has no props',
  ],
  [
    'a widget without a file',
    { widgets: [{ ...WIDGET, component: 'a/B' }] },
    'widgets[0] a/B: component "a/B": there is no src/a/B.tsx',
  ],
  ['a widget without a title', { widgets: [{ ...WIDGET, title: '' }] }, 'expected an English text'],
  ['a title that has no translation', { widgets: [{ ...WIDGET, title: 'New' }] }, 'the title "New" has no'],
  [
    'a flag without a name',
    { widgets: [{ ...WIDGET, flag: { default: false } }] },
    "expected { name: 'my-flag'",
  ],
  [
    'a flag without a default',
    { widgets: [{ ...WIDGET, flag: { name: 'x' } }] },
    "expected { name: 'my-flag'",
  ],
  ['an unknown key of a widget', { widgets: [{ ...WIDGET, size: 1 }] }, '"size", which is unknown'],
])('rejects %s', (_, changes, message) => {
  expect(check(changes)).toEqual([expect.stringContaining(message)]);
});

test('accepts a valid config', () => {
  expect(check()).toEqual([]);
});

test.each([
  ['a page that is missing', { page: 'shelf/Shelf' }, 'there is no src/shelf/Shelf.tsx'],
  ['a page without default export', { page: 'till/NoPage' }, 'src/till/NoPage.tsx has no default export'],
  ['a page outside of src', { page: '../shelf/ShelfPage' }, 'expected a file below src'],
  ['a path that another remote has', { path: '/bank/:id' }, 'path "/bank/:id" is taken by remote "bank"'],
  ['a path of the gateway', { path: '/api/shelf' }, 'belongs to the gateway or the shell'],
  ['a path that is not absolute', { path: 'shelf' }, 'expected a path that starts with'],
  ['an unknown access', { access: 'admin' }, 'access is "admin"; expected one of user, guest, any'],
  ['a layout that is not a boolean', { layout: 'wide' }, 'layout is "wide"; expected true or false'],
  [
    'an isPrerenderedForAllUrls that is not a boolean',
    { isPrerenderedForAllUrls: 1 },
    'isPrerenderedForAllUrls is 1; expected true or false',
  ],
  [
    'a preload that is not a list',
    { preload: '/shared/token/all' },
    'preload is "/shared/token/all"; expected a list',
  ],
  [
    'a preloaded URL with a host',
    { preload: ['//evil.test/x'] },
    'preload "//evil.test/x"; expected a path below /api/v1',
  ],
  [
    'a preloaded URL that leaves the API',
    { preload: ['/shared/../../../outbox'] },
    'preload "/shared/../../../outbox"; expected a path below /api/v1',
  ],
  [
    'a preloaded URL that leaves the API by encoded dots',
    { preload: ['/shared/%2E%2e/.%2e/%2e./outbox'] },
    'preload "/shared/%2E%2e/.%2e/%2e./outbox"; expected a path below /api/v1',
  ],
  [
    'preloaded slots that are not a list',
    { preloadSlots: 'dashboard.balance' },
    'preloadSlots is "dashboard.balance"; expected a list',
  ],
  [
    'a preloaded slot that the remote does not have',
    { preloadSlots: ['dashboard.balance'] },
    'preloadSlots has "dashboard.balance", which is not one of this remote\'s slots',
  ],
  ['a missing title', { title: ' ' }, "expected the page's English title"],
  [
    'a title without translation',
    { title: 'Shelves' },
    'locales/ar-SA.json: the title "Shelves" has no translation',
  ],
  ['an unknown key', { acess: 'guest' }, '"acess", which is unknown'],
])('reports %s', (_name, changes, problem) => {
  expect(checkRoute(changes)).toContainEqual(expect.stringContaining(problem));
});

test.each([
  ['a name that is not the folder', { name: 'store' }, 'name is "store" but its folder is "shop"'],
  ['a name with capitals', { name: 'Shop' }, 'expected lower-case letters'],
  [
    'a platform that is not a range',
    { platform: 'latest' },
    'platform is "latest"; expected a range such as "^1.2.0"',
  ],
  ['another major version of the platform', { platform: '^2.0.0' }, '@hashgrid/platform here is 1.2.0'],
  [
    'a menu entry with an unknown path',
    { menu: [{ ...GOOD.menu![0], path: '/x' }] },
    'menu[0] /x: path "/x" is not one of this remote',
  ],
  [
    'a menu entry that is its own parent',
    { menu: [{ ...GOOD.menu![0], parent: '/shelf' }] },
    'menu[0] /shelf: parent is "/shelf"; expected the path of another entry',
  ],
  [
    'a tab that is not a boolean',
    { menu: [{ ...GOOD.menu![0], tab: 'yes' }] },
    'tab is "yes"; expected true or false',
  ],
  ['no routes', { routes: [] }, 'there must be at least one route'],
  [
    'the same path twice',
    { routes: [GOOD.routes[0], GOOD.routes[0]] },
    'taken by routes[0] of "shop" itself',
  ],
])('reports %s', (_name, changes, problem) => {
  expect(check(changes)).toContainEqual(expect.stringContaining(problem));
});

test("accepts a config while another remote's config is malformed", () => {
  expect(check({}, [{ name: 'bank' }, { name: 'store', routes: [null, { path: 7 }, {}] }])).toEqual([]);
});

test('leaves a syntax error in a page to the compiler, which shows its position', () => {
  writeFile('src/shelf/ShelfPage.tsx', 'export default function ShelfPage( {');
  expect(check()).toEqual([]);
});

test('reports a locale file that is not valid JSON', () => {
  writeFile('locales/ja-JP.json', '{"Shelf":');
  expect(check()).toContainEqual(expect.stringContaining('locales/ja-JP.json is not valid JSON'));
});

test('reports all problems together', () => {
  const problems = check({
    platform: '^2.0.0',
    routes: [
      { path: '/a', page: 'a/APage', title: 'Shelf' },
      { path: 'b', page: 'till/TillPage', title: 'Till', access: 'nobody' },
    ],
  });
  expect(problems).toHaveLength(5);
  expect(problems.filter((problem) => problem.includes('routes[1] b'))).toHaveLength(2);
});
