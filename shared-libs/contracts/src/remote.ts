import type { SlotName } from './schemas/types';

/** Who may see a screen: logged-in players (the default), only guests, or both (`any`). */
export type Access = 'user' | 'guest' | 'any';

/** A screen of a remote. */
export interface RouteConfig {
  /** Absolute React Router path pattern: `/ref/*`. */
  path: string;
  /** Path of the page's file in the remote's `src`, without extension; the page is its default export: `login/LoginPage`. */
  page: string;
  /** Text key of the page title. */
  title: string;
  /** `user` by default. */
  access?: Access;
  /** Whether logged-in players see the page with menu and header; by default only on `user` screens. Guests never do. */
  layout?: boolean;
  /**
   * Paths under `/api/v1` that the page requests on load, exactly as it requests them: `/shared/token/all`. If a player
   * is logged in, the HTML sends these requests while the scripts are loading.
   */
  preload?: readonly string[];
  /** Slots that are in view when the page opens. The HTML preloads their widgets, which otherwise load once they are seen. */
  preloadSlots?: readonly string[];
  /**
   * Whether all URLs of the route show the same page at first, whatever their parameters and query: `/ref/*`. Then the page that the
   * build has rendered is shown at all of them, otherwise only at the bare path, because the page may depend on the rest of the URL.
   */
  isPrerenderedForAllUrls?: boolean;
}

/** A menu entry of a remote. */
export interface MenuEntryConfig {
  path: string;
  title: string;
  /** Name of an icon in the ui package. */
  icon: string;
  /** Position: entries are sorted by it in ascending order. */
  order: number;
  /**
   * Path of the entry that this one is listed under, which may belong to another remote: `/dashboard`. Without it, or while no live
   * remote has that entry, this one is on the top level.
   */
  parent?: string;
  /** Whether it may be in the tab bar of the mobile layout, which shows the first four. */
  tab?: boolean;
}

/** A flag that decides who sees a part of the product. */
export interface FlagConfig {
  /** Name by which operators set who sees it: `npm run flags -w @hashgrid/server`. */
  name: string;
  /** Value until somebody sets the flag, and whenever it can't be read. */
  default: boolean;
}

/** A component of a remote that fills a slot in a page of another remote. */
export interface WidgetConfig {
  slot: SlotName;
  /** Path of the component's file in the remote's `src`, without extension; its default export gets the slot's props. */
  component: string;
  /** Text key of its name, which is shown in the error message when it fails. */
  title: string;
  /** Decides who sees the widget; without it, every player does. */
  flag?: FlagConfig;
}

/** Screens, menu entries, slots and widgets of a remote; the default export of its `remote.config.ts`. Pure data. */
export interface RemoteConfig {
  name: string;
  /** Semver range of compatible platform versions: `^1.0.0`. */
  platform: string;
  routes: readonly RouteConfig[];
  menu?: readonly MenuEntryConfig[];
  /** Slots in its pages that widgets of other remotes may fill. */
  slots?: readonly SlotName[];
  widgets?: readonly WidgetConfig[];
}

/** The part of a slot's JSON Schema that `hashgrid check` compares. */
export interface SlotPropsSchema {
  required?: readonly string[];
  properties: Readonly<Record<string, unknown>>;
}

/** `remote.json`: a remote's config, validated and completed by its build. Stored next to the built files. */
export interface RemoteDescriptor extends RemoteConfig {
  version: string;
  /** File name of the federation container, relative to the release's base URL. */
  entry: string;
  /** Files to load for each page and widget, excluding the entry, keyed by `RouteConfig.page` and `WidgetConfig.component`. */
  chunks: Record<string, string[]>;
  /** Integrity hash (`sha384-…`) of every script, keyed by file name. */
  integrity: Record<string, string>;
  /** Required shared packages with their version ranges. */
  shared: Record<string, string>;
  /** Names of the exports that its code imports from each shared package. Missing in older releases. */
  sharedNames?: Record<string, string[]>;
  /** Names of the endpoints that it adds to the API client, which all remotes share. Missing in older releases. */
  endpointNames?: string[];
  /** JSON Schemas of the props of its slots and of the slots that its widgets fill, as of its build. Missing in older releases. */
  slotProps?: Record<string, SlotPropsSchema>;
  /** Pages whose prerendered HTML is among its files. Missing in older releases. */
  prerenderedPages?: string[];
  /** Locales with translations, except en-US. */
  locales: string[];
  /** Hash of the sources, so that an unchanged remote is not rebuilt. */
  sourceHash: string;
}

/** `shell.json`, stored next to the shell's built files. */
export interface ShellDescriptor {
  version: string;
  entry: string;
  /** Initial scripts, excluding the entry. */
  chunks: string[];
  /** Integrity hashes that every page's HTML includes: those of the entry, `chunks` and the shell's named lazy chunks. */
  integrity: Record<string, string>;
  /**
   * Integrity hashes of all other lazy scripts: unnamed chunks of the shell and lazily shared packages. The shell adds them to the page
   * before it first loads one. Missing in older releases.
   */
  lazyIntegrity?: Record<string, string>;
  /** Versions of the shared packages that the shell provides. Remotes declare which `@hashgrid/platform` versions they support. */
  shared: Record<string, string>;
  /**
   * Names that the shell provides, by request: all exports of shared `@hashgrid` libraries, and the shared names of packages that are
   * shared in part. Missing in older releases.
   */
  sharedNames?: Record<string, string[]>;
  /** Names of the endpoints that platform, the wallet package and its own code add to the API client. Missing in older releases. */
  endpointNames?: string[];
  /** Names of its prerendered layouts: `layout` and `page-layout`. Missing in older releases. */
  prerenderedPages?: string[];
  locales: string[];
  /** Set if it contains the list of its languages. Older releases read the list from the bootstrap data. */
  listsLanguages?: true;
  sourceHash: string;
}
