/** Who may see a screen: logged-in players (the default), only guests, or both (`any`) [G1]. */
export type Access = 'user' | 'guest' | 'any';

/** A screen of a remote. */
export interface RouteConfig {
  /** Absolute React Router path pattern: `/ref/*`. */
  path: string;
  /** Path of the page's file in the remote's `src`, without extension; the page is its default export: `login/LoginPage`. */
  page: string;
  /** Text key of the page title [R1–R20]. */
  title: string;
  /** `user` by default. */
  access?: Access;
  /** Whether the shell shows menu and header; by default only for `user` screens [L1, L2]. */
  layout?: boolean;
  /**
   * Paths under `/api/v1` that the page requests on load, exactly as it requests them: `/shared/token/all`. The HTML sends
   * these requests while the scripts are loading.
   */
  preload?: readonly string[];
}

/** A side menu entry of a remote. */
export interface MenuEntryConfig {
  path: string;
  title: string;
  /** Name of an icon in the ui package. */
  icon: string;
  /** Entries are sorted in ascending order. */
  order: number;
}

/** Screens and menu entries of a remote; the default export of its `remote.config.ts`. Pure data. */
export interface RemoteConfig {
  name: string;
  /** Semver range of compatible platform versions: `^1.0.0`. */
  platform: string;
  routes: readonly RouteConfig[];
  menu?: readonly MenuEntryConfig[];
}

/** `remote.json`: a remote's config, validated and completed by its build. Stored next to the built files. */
export interface RemoteDescriptor extends RemoteConfig {
  version: string;
  /** File name of the federation container, relative to the release's base URL. */
  entry: string;
  /** Files to load for each page, excluding the entry, keyed by `RouteConfig.page`. */
  chunks: Record<string, string[]>;
  /** Integrity hash (`sha384-…`) of every script, keyed by file name. */
  integrity: Record<string, string>;
  /** Required shared packages with their version ranges. */
  shared: Record<string, string>;
  /** Names that its code imports from each shared package. Missing in older releases. */
  sharedNames?: Record<string, string[]>;
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
  /** Integrity hashes that the HTML includes: those of the entry, `chunks` and the shell's own lazy chunks. */
  integrity: Record<string, string>;
  /**
   * Integrity hashes of lazily shared packages. The shell adds them to the page before it first loads such a package. Missing in
   * older releases.
   */
  lazyIntegrity?: Record<string, string>;
  /** Versions of the shared packages that the shell provides. Remotes declare which `@hashgrid/platform` versions they support. */
  shared: Record<string, string>;
  /** Names that it provides of a shared package, where not all versions in a range have the same. Missing in older releases. */
  sharedNames?: Record<string, string[]>;
  locales: string[];
  sourceHash: string;
}
