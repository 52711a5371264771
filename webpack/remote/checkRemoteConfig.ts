import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
  API_PREFIX,
  type MenuEntryConfig,
  type RemoteConfig,
  type RouteConfig,
  type WidgetConfig,
} from '@hashgrid/contracts';
import { isFlagName, isReservedPath, normalizePattern } from '@hashgrid/contracts/builds';
import { SLOT_PROPS } from '@hashgrid/contracts/schemas';
import semver from 'semver';
import { listLocales } from '../compile/copyLocales';
import { hasDefaultExport } from './hasDefaultExport';

const ACCESS_VALUES = ['user', 'guest', 'any'];
const CONFIG_KEYS = ['name', 'platform', 'routes', 'menu', 'slots', 'widgets'];
const ROUTE_KEYS = [
  'path',
  'page',
  'title',
  'access',
  'layout',
  'preload',
  'preloadSlots',
  'isPrerenderedForAllUrls',
];
const MENU_KEYS = ['path', 'title', 'icon', 'order', 'parent', 'tab'];
const WIDGET_KEYS = ['slot', 'component', 'title', 'flag'];

/** What a config is checked against. */
export interface CheckContext {
  remoteDir: string;
  others: readonly RemoteConfig[];
  platformVersion: string;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const quote = (value: unknown) => JSON.stringify(value) ?? 'undefined';

const listUnknownKeys = (subject: string, value: object, known: readonly string[]): string[] =>
  Object.keys(value)
    .filter((key) => !known.includes(key))
    .map((key) => `${subject} has "${key}", which is unknown. Known keys are: ${known.join(', ')}.`);

const checkName = (
  { name, platform }: RemoteConfig,
  { remoteDir, platformVersion }: CheckContext,
): string[] => {
  const problems: string[] = [];
  const folder = basename(remoteDir);
  if (!isText(name) || !/^[a-z][a-z0-9-]*$/.test(name) || name === 'shell') {
    problems.push(`name is ${quote(name)}; expected lower-case letters, digits and dashes, and not "shell".`);
  } else if (name !== folder) {
    problems.push(`name is "${name}" but its folder is "${folder}". Give both the same name.`);
  }
  if (!semver.validRange(platform)) {
    problems.push(`platform is ${quote(platform)}; expected a range such as "^${platformVersion}".`);
  } else if (!semver.satisfies(platformVersion, platform)) {
    problems.push(`platform is "${platform}", but @hashgrid/platform here is ${platformVersion}.`);
  }
  return problems;
};

/** Checks the file of a page or a widget; `key` is the key of the config that names it. */
const checkFile = (
  subject: string,
  key: 'page' | 'component',
  value: unknown,
  remoteDir: string,
): string[] => {
  if (!isText(value) || !/^[A-Za-z0-9-]+(\/[A-Za-z0-9-]+)*$/.test(value)) {
    return [
      `${subject}: ${key} is ${quote(value)}; expected a file below src without extension, such as "login/LoginPage".`,
    ];
  }
  const file = join(remoteDir, 'src', `${value}.tsx`);
  if (!existsSync(file)) return [`${subject}: ${key} "${value}": there is no src/${value}.tsx.`];
  if (!hasDefaultExport(file)) {
    return [
      `${subject}: ${key} "${value}": src/${value}.tsx has no default export. Export its component as default.`,
    ];
  }
  return [];
};

const checkPath = (subject: string, path: unknown): string[] => {
  if (!isText(path) || !path.startsWith('/') || /[?#\s]/.test(path)) {
    return [`${subject}: path is ${quote(path)}; expected a path that starts with "/", such as "/wallet".`];
  }
  return isReservedPath(path)
    ? [`${subject}: path "${path}" belongs to the gateway or the shell. Choose another.`]
    : [];
};

/** Whether a URL stays below the API: a browser resolves `..` and `%2e%2e` in paths. */
const isApiUrl = (url: unknown): boolean =>
  isText(url) &&
  /^\/\w[\w/.?=&%-]*$/.test(url) &&
  new URL(API_PREFIX + url, 'http://localhost').href.endsWith(API_PREFIX + url);

const checkPreload = (subject: string, preload: unknown): string[] => {
  if (preload === undefined) return [];
  if (!Array.isArray(preload)) return [`${subject}: preload is ${quote(preload)}; expected a list.`];
  return preload
    .filter((url) => !isApiUrl(url))
    .map(
      (url) =>
        `${subject}: preload ${quote(url)}; expected a path below /api/v1, such as "/shared/token/all".`,
    );
};

const checkPreloadSlots = (subject: string, preloadSlots: unknown, slots: readonly string[]): string[] => {
  if (preloadSlots === undefined) return [];
  if (!Array.isArray(preloadSlots))
    return [`${subject}: preloadSlots is ${quote(preloadSlots)}; expected a list.`];
  return preloadSlots
    .filter((slot) => !slots.includes(slot as string))
    .map((slot) => `${subject}: preloadSlots has ${quote(slot)}, which is not one of this remote's slots.`);
};

const checkBoolean = (subject: string, key: string, value: unknown): string[] =>
  value === undefined || typeof value === 'boolean'
    ? []
    : [`${subject}: ${key} is ${quote(value)}; expected true or false.`];

const checkRoute = (
  route: RouteConfig,
  index: number,
  slots: readonly string[],
  { remoteDir }: CheckContext,
): string[] => {
  const subject = `routes[${index}] ${route?.path ?? ''}`.trim();
  if (typeof route !== 'object' || route === null)
    return [`${subject} is ${quote(route)}; expected an object.`];
  const { path, page, title, access, layout, preload, preloadSlots, isPrerenderedForAllUrls } = route;
  return [
    ...listUnknownKeys(subject, route, ROUTE_KEYS),
    ...checkPath(subject, path),
    ...checkFile(subject, 'page', page, remoteDir),
    ...checkPreload(subject, preload),
    ...checkPreloadSlots(subject, preloadSlots, slots),
    ...(isText(title) ? [] : [`${subject}: title is ${quote(title)}; expected the page's English title.`]),
    ...(access === undefined || ACCESS_VALUES.includes(access)
      ? []
      : [`${subject}: access is ${quote(access)}; expected one of ${ACCESS_VALUES.join(', ')}.`]),
    ...checkBoolean(subject, 'layout', layout),
    ...checkBoolean(subject, 'isPrerenderedForAllUrls', isPrerenderedForAllUrls),
  ];
};

const checkMenuPosition = (subject: string, { path, parent, tab }: MenuEntryConfig): string[] => [
  ...(parent === undefined || (isText(parent) && parent.startsWith('/') && parent !== path)
    ? []
    : [`${subject}: parent is ${quote(parent)}; expected the path of another entry, such as "/dashboard".`]),
  ...checkBoolean(subject, 'tab', tab),
];

const checkMenuEntry = (entry: MenuEntryConfig, index: number, routes: readonly RouteConfig[]): string[] => {
  const subject = `menu[${index}] ${entry?.path ?? ''}`.trim();
  if (typeof entry !== 'object' || entry === null)
    return [`${subject} is ${quote(entry)}; expected an object.`];
  const { path, title, icon, order } = entry;
  return [
    ...listUnknownKeys(subject, entry, MENU_KEYS),
    ...(routes.some((route) => route?.path === path)
      ? []
      : [`${subject}: path ${quote(path)} is not one of this remote's routes.`]),
    ...(isText(title) ? [] : [`${subject}: title is ${quote(title)}; expected the entry's English text.`]),
    ...(isText(icon) ? [] : [`${subject}: icon is ${quote(icon)}; expected the name of an icon.`]),
    ...(Number.isFinite(order) ? [] : [`${subject}: order is ${quote(order)}; expected a number.`]),
    ...checkMenuPosition(subject, entry),
  ];
};

const checkSlot = (subject: string, slot: unknown): string[] =>
  isText(slot) && Object.hasOwn(SLOT_PROPS, slot)
    ? []
    : [`${subject}: slot ${quote(slot)} has no props in @hashgrid/contracts (schemas/slots.ts).`];

const checkWidget = (widget: WidgetConfig, index: number, { remoteDir }: CheckContext): string[] => {
  const subject = `widgets[${index}] ${widget?.component ?? ''}`.trim();
  if (typeof widget !== 'object' || widget === null)
    return [`${subject} is ${quote(widget)}; expected an object.`];
  const { slot, component, title, flag } = widget;
  const isValidFlag = typeof flag === 'object' && isFlagName(flag?.name) && typeof flag.default === 'boolean';
  return [
    ...listUnknownKeys(subject, widget, WIDGET_KEYS),
    ...checkSlot(subject, slot),
    ...checkFile(subject, 'component', component, remoteDir),
    ...(isText(title) ? [] : [`${subject}: title is ${quote(title)}; expected an English text.`]),
    ...(flag === undefined || isValidFlag
      ? []
      : [`${subject}: flag is ${quote(flag)}; expected { name: 'my-flag', default: true or false }.`]),
  ];
};

const checkCollisions = ({ name, routes }: RemoteConfig, { others }: CheckContext): string[] => {
  // Another remote's config may be malformed, which its own build reports.
  const listPaths = ({ routes: otherRoutes }: RemoteConfig): string[] =>
    Array.isArray(otherRoutes) ? otherRoutes.map((route) => route?.path).filter(isText) : [];
  const owners = new Map(
    others.flatMap((other) =>
      listPaths(other).map((path) => [normalizePattern(path), `remote "${other.name}"`]),
    ),
  );
  return routes.flatMap((route, index) => {
    if (!isText(route?.path)) return [];
    const pattern = normalizePattern(route.path);
    const owner = owners.get(pattern);
    owners.set(pattern, `routes[${index}] of "${name}" itself`);
    return owner ? [`routes[${index}]: path "${route.path}" is taken by ${owner}.`] : [];
  });
};

const checkTitles = (
  { routes, menu = [], widgets = [] }: RemoteConfig,
  { remoteDir }: CheckContext,
): string[] => {
  const titles = [...new Set([...routes, ...menu, ...widgets].map((item) => item?.title).filter(isText))];
  return listLocales(remoteDir).flatMap((locale) => {
    const file = `locales/${locale}.json`;
    try {
      const texts = JSON.parse(readFileSync(join(remoteDir, file), 'utf8')) as Record<string, unknown>;
      return titles
        .filter((title) => !isText(texts[title]))
        .map((title) => `${file}: the title ${quote(title)} has no translation.`);
    } catch (error) {
      return [`${file} is not valid JSON: ${(error as Error).message}`];
    }
  });
};

/**
 * Returns every problem of a remote's config, each with where it is and what is expected; empty when it can be built.
 */
export const checkRemoteConfig = (config: RemoteConfig, context: CheckContext): string[] => {
  const { routes, menu = [], slots = [], widgets = [] } = config;
  if (![routes, menu, slots, widgets].every(Array.isArray) || routes.length === 0) {
    return [
      ...checkName(config, context),
      'routes, menu, slots and widgets must be lists, and there must be at least one route.',
    ];
  }
  return [
    ...listUnknownKeys('The config', config, CONFIG_KEYS),
    ...checkName(config, context),
    ...routes.flatMap((route, index) => checkRoute(route, index, slots, context)),
    ...menu.flatMap((entry, index) => checkMenuEntry(entry, index, routes)),
    ...slots.flatMap((slot, index) => checkSlot(`slots[${index}]`, slot)),
    ...widgets.flatMap((widget, index) => checkWidget(widget, index, context)),
    ...checkCollisions(config, context),
    ...checkTitles(config, context),
  ];
};
