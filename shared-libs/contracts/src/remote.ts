/** Who may see a screen: signed-in players (the default) or guests only [G1]. `any` is for screens that both may open. */
export type Access = 'user' | 'guest' | 'any';

/** A screen that a remote offers. */
export interface RouteConfig {
  /** Pattern of react-router, absolute: `/ref/*`. */
  path: string;
  /** File below the remote's `src`, without ending, with the page as default export: `login/LoginPage`. */
  page: string;
  /** Key of the page title's text [R1–R20]. */
  title: string;
  /** `user` when left out. */
  access?: Access;
  /** Whether the shell draws menu and header around it; by default for `user` screens alone [L1, L2]. */
  layout?: boolean;
  /**
   * URLs below `/api/v1` that the page requests at its start, exactly as it does: `/shared/token/all`. The HTML
   * requests them while the scripts are loading.
   */
  preload?: readonly string[];
}

/** An entry that a remote adds to the side menu. */
export interface MenuEntryConfig {
  path: string;
  title: string;
  /** Name of an icon of the ui package. */
  icon: string;
  /** Smaller comes first. */
  order: number;
}

/** What a remote offers; the default export of its `remote.config.ts`. Pure data. */
export interface RemoteConfig {
  name: string;
  /** Range of the platform's version that it runs on, as in package.json: `^1.0.0`. */
  platform: string;
  routes: readonly RouteConfig[];
  menu?: readonly MenuEntryConfig[];
}

/** `remote.json`: a remote's config, checked and completed by its build. It lies beside the built files. */
export interface RemoteDescriptor extends RemoteConfig {
  version: string;
  /** File name of the container, below the release's base. */
  entry: string;
  /** Files to load for each page, entry excluded, keyed by `RouteConfig.page`. */
  chunks: Record<string, string[]>;
  /** Integrity (`sha384-…`) of every script, keyed by file name. */
  integrity: Record<string, string>;
  /** Shared packages it needs, with their ranges. */
  shared: Record<string, string>;
  /** Locales it has texts for, en-US aside. */
  locales: string[];
  /** Hash of the sources that it was built from, so that an unchanged remote is not built again. */
  sourceHash: string;
}

/** What the shell's build writes beside its files, as `shell.json`. */
export interface ShellDescriptor {
  version: string;
  entry: string;
  /** Scripts the entry needs at once, entry excluded. */
  chunks: string[];
  integrity: Record<string, string>;
  /** Versions it provides of the shared packages; `@hashgrid/platform` is the contract with the remotes. */
  shared: Record<string, string>;
  locales: string[];
  sourceHash: string;
}
