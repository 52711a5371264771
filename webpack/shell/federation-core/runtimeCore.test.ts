import { ModuleFederation } from './runtimeCore';

const React = { version: 'the only one' };
const container = { init: jest.fn(), get: jest.fn() };
const newerContainer = { init: jest.fn(), get: jest.fn() };
const OLD = 'https://example.test/remotes/finance/1/entry.js';
const NEW = 'https://example.test/remotes/finance/2/entry.js';
const BROKEN = 'https://example.test/remotes/finance/3/entry.js';

jest.mock('https://example.test/remotes/finance/1/entry.js', () => container, { virtual: true });
jest.mock('https://example.test/remotes/finance/2/entry.js', () => newerContainer, { virtual: true });
jest.mock('https://example.test/remotes/finance/3/entry.js', () => ({}), { virtual: true });

const openShell = (core: typeof ModuleFederation = ModuleFederation) =>
  new core({ name: 'shell', shared: { react: { version: '19.3.1', lib: () => React } } });

beforeEach(() => {
  container.get.mockImplementation((expose: string) => () => ({ default: expose }));
  newerContainer.get.mockImplementation(() => () => ({ default: 'newer' }));
});

test('loads pages of a container, and passes it the shared packages once', async () => {
  const shell = openShell();
  shell.registerRemotes([{ name: 'finance', entry: OLD }]);
  const loads = ['wallet/WalletPage', 'pay/PayPage'].map((page) => shell.loadRemote(`finance/${page}`));
  expect(await Promise.all(loads)).toEqual([
    { default: './wallet/WalletPage' },
    { default: './pay/PayPage' },
  ]);
  expect(container.init).toHaveBeenCalledTimes(1);
  expect(container.init).toHaveBeenCalledWith(shell.shareScopeMap.default, [], expect.anything());
});

test('loads pages of a newer release once that is registered', async () => {
  const shell = openShell();
  shell.registerRemotes([{ name: 'finance', entry: OLD }]);
  await shell.loadRemote('finance/wallet/WalletPage');
  shell.registerRemotes([{ name: 'finance', entry: NEW }]);
  expect(await shell.loadRemote('finance/wallet/WalletPage')).toEqual({ default: 'newer' });
});

test('reports why a page cannot be loaded', async () => {
  const shell = openShell();
  await expect(shell.loadRemote('finance/wallet/WalletPage')).rejects.toThrow('finance is not registered');
  shell.registerRemotes([{ name: 'finance', entry: BROKEN }]);
  await expect(shell.loadRemote('finance/wallet/WalletPage')).rejects.toThrow(BROKEN);
  shell.registerRemotes([{ name: 'finance', entry: OLD }]);
  container.get.mockReturnValue(undefined);
  await expect(shell.loadRemote('finance/wallet/WalletPage')).rejects.toThrow('./wallet/WalletPage');
});

test('refuses a container that has remotes of its own', () => {
  const remotes = [{ name: 'shop', entry: OLD }];
  expect(() => new ModuleFederation({ name: 'finance', remotes })).toThrow('finance has remotes of its own');
});

test('initializes a container again after it has failed', async () => {
  const shell = openShell();
  shell.registerRemotes([{ name: 'finance', entry: NEW }]);
  const entry = `${NEW}?retry=1`;
  jest.doMock(entry, () => newerContainer, { virtual: true });
  shell.registerRemotes([{ name: 'finance', entry }]);
  newerContainer.init.mockRejectedValueOnce(new Error('Not now'));
  await expect(shell.loadRemote('finance/wallet/WalletPage')).rejects.toThrow('Not now');
  expect(await shell.loadRemote('finance/wallet/WalletPage')).toEqual({ default: 'newer' });
});

test('loads a package that is shared lazily when it is first needed, and again after a failure', async () => {
  const wallet = { connect: jest.fn() };
  const get = jest.fn(async () => () => wallet);
  get.mockRejectedValueOnce(new Error('Offline'));
  const shell = new ModuleFederation({ name: 'shell', shared: { wallet: { version: '1.0.0', get } } });
  await expect(shell.loadShare('wallet')).rejects.toThrow('Offline');
  const factories = await Promise.all([shell.loadShare('wallet'), shell.loadShare('wallet')]);
  expect(factories.map((factory) => factory && factory())).toEqual([wallet, wallet]);
  expect(get).toHaveBeenCalledTimes(2);
});

interface ContainerRuntime {
  default: {
    bundlerRuntime: {
      init(options: { webpackRequire: WebpackRequire }): ModuleFederation;
      initContainerEntry(options: object): void;
      consumes(options: object): void;
    };
  };
}

/** Creates the parts of webpack's runtime in a remote that the container's runtime uses. */
const createWebpackRequire = (requiredVersion: string, strictVersion = true) => ({
  m: {} as Record<string, (module: { exports: unknown }) => void>,
  c: {},
  consumesLoadingData: {
    moduleIdToConsumeDataMapping: {
      7: { shareKey: 'react', requiredVersion, strictVersion, singleton: true, fallback: () => () => null },
      8: {
        shareKey: 'vue',
        requiredVersion: '^3.0.0',
        strictVersion,
        singleton: true,
        fallback: () => () => {
          throw new Error("Can not get 'vue'");
        },
      },
    },
  },
  federation: {
    initOptions: { name: 'finance', remotes: [], shareStrategy: 'loaded-first' },
    instance: null as ModuleFederation | null,
  },
});

type WebpackRequire = ReturnType<typeof createWebpackRequire>;

describe.each([
  ['of the shell', ModuleFederation],
  [
    'of the library',
    jest.requireActual<{ ModuleFederation: typeof ModuleFederation }>('@module-federation/enhanced/runtime')
      .ModuleFederation,
  ],
])("a container's packages with the runtime core %s", (_, core) => {
  let bundlerRuntime: ContainerRuntime['default']['bundlerRuntime'];

  beforeEach(() => {
    Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: { ModuleFederation: core } });
    ({ bundlerRuntime } = jest.requireActual<ContainerRuntime>(
      '../../compile/federation-runtime/containerRuntime.js',
    ).default);
  });

  const open = (webpackRequire: WebpackRequire) => {
    webpackRequire.federation.instance = bundlerRuntime.init({ webpackRequire });
    const { shareScopeMap } = openShell(core);
    bundlerRuntime.initContainerEntry({
      webpackRequire,
      shareScope: shareScopeMap.default,
      shareScopeKey: 'default',
      remoteEntryInitOptions: { shareScopeMap },
    });
  };
  const consume = async (webpackRequire: WebpackRequire, id: number) => {
    const promises: unknown[] = [];
    const chunkMapping = { page: [id] };
    bundlerRuntime.consumes({
      chunkId: 'page',
      promises,
      installedModules: {},
      webpackRequire,
      chunkMapping,
    });
    await Promise.all(promises);
    const module = { exports: {} as unknown };
    webpackRequire.m[id]!(module);
    return module.exports;
  };

  test('come from the shell', async () => {
    const webpackRequire = createWebpackRequire('^19.0.0');
    open(webpackRequire);
    expect(await consume(webpackRequire, 7)).toBe(React);
  });

  test('are refused in a version that does not satisfy its range', async () => {
    const webpackRequire = createWebpackRequire('^18.2.0');
    open(webpackRequire);
    await expect(consume(webpackRequire, 7)).rejects.toThrow(
      /Version 19\.3\.1 from shell of shared singleton module react does not satisfy the requirement of .* needs \^18\.2\.0/,
    );
  });

  test('cannot be loaded when the shell does not share them', async () => {
    const webpackRequire = createWebpackRequire('^19.0.0');
    open(webpackRequire);
    await expect(consume(webpackRequire, 8)).rejects.toThrow("Can not get 'vue'");
  });
});
