/**
 * Replaces `@module-federation/runtime-core` in the shell, which saves 10 kB (Brotli) of the first load. It implements
 * what the shell and the containers of its remotes call, with the same interface, so that containers built with other
 * versions run too. It omits what this product doesn't use or does differently: manifests, snapshots, preloading, hooks,
 * classic scripts, remotes of remotes, and packages that remotes provide to each other. The shell provides every shared
 * package.
 */
import { satisfiesRange } from './satisfiesRange';

type Factory = () => unknown;

/** A shared package, as the shell provides it and containers consume it. */
interface ProvidedPackage {
  version: string;
  /** The package, if it is in the first load; otherwise `get` loads it. */
  lib?: Factory;
  get?: () => Promise<Factory> | Factory;
}

interface Shared extends ProvidedPackage {
  from: string;
  loading?: Promise<Factory> | null;
}

/** Shared packages by name and version. */
type ShareScope = Record<string, Record<string, Shared>>;

interface Container {
  init(shareScope: ShareScope, initScope: unknown[], options: object): unknown;
  get(expose: string): Promise<Factory | undefined> | Factory | undefined;
}

interface Remote {
  name: string;
  entry: string;
}

interface Options {
  name: string;
  remotes?: readonly Remote[];
  shared?: Record<string, ProvidedPackage>;
}

interface Requirement {
  customShareInfo?: { shareConfig?: { requiredVersion?: string | false; strictVersion?: boolean } };
}

const SCOPE = 'default';

/** Containers by URL. A failed one is removed, so that it can be loaded again; a loaded one is initialized once. */
const containers = new Map<string, Promise<Container>>();

function isContainer(module: unknown): module is Container {
  const { init, get } = module as Partial<Container>;
  return typeof init === 'function' && typeof get === 'function';
}

async function openContainer({ name, entry }: Remote, scope: ShareScope): Promise<Container> {
  const container: unknown = await import(/* webpackIgnore: true */ entry);
  if (!isContainer(container))
    throw new Error(`The entry of the remote ${name} is not a container: ${entry}`);
  // Not enumerable, as in the library, because containers copy the enumerable options.
  const options = Object.defineProperty({ version: '', shareScopeKeys: SCOPE }, 'shareScopeMap', {
    value: { [SCOPE]: scope },
  });
  await container.init(scope, [], options);
  return container;
}

function checkVersion(
  name: string,
  { version, from }: Shared,
  consumer: string,
  { customShareInfo }: Requirement,
) {
  const { requiredVersion, strictVersion } = customShareInfo?.shareConfig ?? {};
  if (!requiredVersion || satisfiesRange(version, requiredVersion)) return;
  // The library's wording, by which the shell's `explainLoadFailure` recognizes this error.
  const message =
    `[ Federation Runtime ]: Version ${version} from ${from} of shared singleton module ${name} ` +
    `does not satisfy the requirement of ${consumer} which needs ${requiredVersion}`;
  if (strictVersion) throw new Error(message);
  console.warn(message);
}

/** The shell's instance, which loads remotes, or that of a container, which loads what the shell shares with it. */
export class ModuleFederation {
  readonly name: string;
  readonly options: Options;
  readonly shareScopeMap: Record<string, ShareScope> = { [SCOPE]: {} };
  private readonly remotes = new Map<string, Remote>();

  constructor(options: Options) {
    if (options.remotes?.length)
      throw new Error(
        `${options.name} has remotes of its own, which the shell's federation runtime doesn't load.`,
      );
    this.name = options.name;
    this.options = options;
    this.registerShared(options.shared);
  }

  initOptions(): Options {
    return this.options;
  }

  registerShared(shared: Options['shared'] = {}): void {
    const scope = this.getScope();
    for (const [name, provided] of Object.entries(shared))
      scope[name] = { [provided.version]: { ...provided, from: this.name } };
  }

  /** Sets the packages that the shell shares with this container. */
  initShareScopeMap(key: string, scope: ShareScope): void {
    this.shareScopeMap[key] = scope;
  }

  /** Does nothing, because a container has nothing to share. It is part of the interface. */
  initializeSharing(): [] {
    return [];
  }

  /**
   * Returns the factory of a shared package, or false if the shell doesn't share it.
   * @throws {Error} When its version doesn't satisfy the requirement and `strictVersion` is set.
   */
  async loadShare(name: string, requirement: Requirement = {}): Promise<Factory | false> {
    const [shared] = Object.values(this.getScope()[name] ?? {});
    if (!shared) return false;
    checkVersion(name, shared, this.name, requirement);
    if (shared.lib) return shared.lib;
    if (!shared.get) return false;
    shared.loading ??= Promise.resolve(shared.get());
    try {
      shared.lib = await shared.loading;
      return shared.lib;
    } finally {
      // Allows a retry after a failure.
      shared.loading = null;
    }
  }

  registerRemotes(remotes: readonly Remote[]): void {
    for (const remote of remotes) this.remotes.set(remote.name, remote);
  }

  /**
   * Loads the module of a page or widget.
   * @param id Remote and page, such as `finance/wallet/WalletPage`.
   */
  async loadRemote(id: string): Promise<unknown> {
    const [name = '', ...page] = id.split('/');
    const remote = this.remotes.get(name);
    if (!remote) throw new Error(`The remote ${name} is not registered.`);
    const container = await this.getContainer(remote);
    const expose = `./${page.join('/')}`;
    const factory = await container.get(expose);
    if (!factory) throw new Error(`The remote ${name} doesn't expose ${expose}.`);
    return factory();
  }

  private getScope(): ShareScope {
    return (this.shareScopeMap[SCOPE] ??= {});
  }

  private getContainer(remote: Remote): Promise<Container> {
    const { entry } = remote;
    let container = containers.get(entry);
    if (!container) {
      container = openContainer(remote, this.getScope());
      containers.set(entry, container);
      container.catch(() => containers.delete(entry));
    }
    return container;
  }
}

/**
 * The library's `init`, in the shell and in containers of older releases, looks here for an instance of its name. The list is
 * always empty, so each creates its own. Otherwise a container would reuse the instance of another release.
 */
export const CurrentGlobal = { __FEDERATION__: { __INSTANCES__: [] } };
export const setGlobalFederationInstance = (): void => undefined;
export const getGlobalFederationConstructor = (): undefined => undefined;
export const setGlobalFederationConstructor = (): void => undefined;

export function assert(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(message);
}

/** Stands in for what `@module-federation/runtime` re-exports for plugins and manifests, which this product doesn't have. */
const unavailable = (): never => {
  throw new Error("The shell's federation runtime doesn't have this function.");
};
export {
  satisfiesRange as satisfy,
  unavailable as Module,
  unavailable as getRemoteEntry,
  unavailable as getRemoteInfo,
  unavailable as loadScript,
  unavailable as loadScriptNode,
  unavailable as registerGlobalPlugins,
};

/** With the option `externalRuntime`, containers use this object instead of their own copy of the package. */
Object.assign(globalThis, {
  _FEDERATION_RUNTIME_CORE: {
    ModuleFederation,
    CurrentGlobal,
    setGlobalFederationInstance,
    getGlobalFederationConstructor,
    setGlobalFederationConstructor,
    assert,
    satisfy: satisfiesRange,
    helpers: { global: {}, share: {}, utils: {} },
  },
});
