import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import {
  NO_THIRD_PARTY_TELEMETRY,
  DEFAULT_WALLET_SETTINGS,
  type Registry,
  type RemoteDescriptor,
  type RouteConfig,
  type ShellDescriptor,
} from '@hashgrid/contracts';
import { computeIntegrity } from '@hashgrid/contracts/builds';
import type { GatewayConfig } from '../GatewayConfig';

const writeFile = (file: string, content: string | Uint8Array): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
};

const createRoute = (path: string, page: string, title: string): RouteConfig => ({ path, page, title });

/** Returns the integrity hash of a file with this content. */
export const computeTextIntegrity = (content: string): string =>
  computeIntegrity(new TextEncoder().encode(content));

export const SHELL_SCRIPT = `const shell = '${'shell '.repeat(200)}';`;

const createDescriptor = (name: string, routes: RouteConfig[]): RemoteDescriptor => ({
  name,
  platform: '^1.0.0',
  routes,
  version: '1.0.0',
  entry: 'entry.js',
  chunks: Object.fromEntries(routes.map(({ page }) => [page, [`${page.replace('/', '-')}.js`, 'shared.js']])),
  integrity: { 'entry.js': computeTextIntegrity(name), 'shared.js': computeTextIntegrity(`shared ${name}`) },
  shared: {},
  locales: ['ar-SA'],
  sourceHash: 'x',
});

const SHELL: ShellDescriptor = {
  version: '1.0.0',
  entry: 'shell.js',
  chunks: ['vendor.js'],
  integrity: { 'shell.js': computeTextIntegrity(SHELL_SCRIPT), 'vendor.js': computeTextIntegrity('vendor') },
  lazyIntegrity: { 'wallet.js': computeTextIntegrity('wallet') },
  shared: {},
  locales: ['ar-SA', 'ja-JP'],
  sourceHash: 'x',
};

/** Creates a fixture release whose base path contains its hash. */
export const createRelease = <Descriptor extends { version: string }>(
  folder: string,
  hash: string,
  descriptor: Descriptor,
) => ({
  version: descriptor.version,
  hash,
  base: `/${folder}/${descriptor.version}-${hash}/`,
  publishedAt: '2026-01-01T00:00:00.000Z',
  descriptor,
});

export const REGISTRY: Registry = {
  revision: 1,
  shell: { current: createRelease('shell', 'aa', SHELL), previous: [] },
  remotes: {
    auth: {
      current: createRelease(
        'remotes/auth',
        'bb',
        createDescriptor('auth', [
          { ...createRoute('/login', 'login/LoginPage', 'Login'), preload: ['/public/hints'] },
        ]),
      ),
      previous: [],
    },
    finance: {
      current: createRelease(
        'remotes/finance',
        'cc',
        createDescriptor('finance', [createRoute('/wallet', 'wallet/WalletPage', 'Wallet')]),
      ),
      previous: [],
    },
  },
};

export const writeRegistry = (releasesDir: string, registry: Registry): void =>
  writeFile(join(releasesDir, 'registry.json'), JSON.stringify(registry));

/**
 * Creates a release store in a temporary folder, with a shell and two remotes.
 * @param extraFiles Contents of further files, by their path.
 * @returns The folder.
 */
export const createFixtureStore = (extraFiles: Record<string, string> = {}): string => {
  const dir = mkdtempSync(join(tmpdir(), 'gateway-'));
  const files: Record<string, string | Uint8Array> = {
    'shell/1.0.0-aa/shell.js': SHELL_SCRIPT,
    'shell/1.0.0-aa/shell.js.br': new Uint8Array(brotliCompressSync(SHELL_SCRIPT)),
    'shell/1.0.0-aa/shell.js.gz': new Uint8Array(gzipSync(SHELL_SCRIPT)),
    'shell/1.0.0-aa/vendor.js': 'vendor',
    'shell/1.0.0-aa/wallet.js': 'wallet',
    'shell/1.0.0-aa/public/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'shell/1.0.0-aa/public/assets/flags/us.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'shell/1.0.0-aa/locales/ar-SA.json': '{"Log out":"خروج","Wallet":"المحفظة"}',
    'shell/1.0.0-aa/locales/ja-JP.json': '{"Log out":"ログアウト"}',
    'remotes/auth/1.0.0-bb/entry.js': 'auth',
    'remotes/auth/1.0.0-bb/shared.js': 'shared auth',
    'remotes/finance/1.0.0-cc/entry.js': 'finance',
    'remotes/finance/1.0.0-cc/shared.js': 'shared finance',
    'remotes/auth/1.0.0-old/entry.js': 'old auth',
    'remotes/auth/1.0.0-bb/locales/ar-SA.json': '{"Login":"دخول"}',
    'remotes/finance/1.0.0-cc/locales/ar-SA.json': '{"Wallet":"other","Pay":"دفع"}',
    ...extraFiles,
  };
  for (const [file, content] of Object.entries(files)) writeFile(join(dir, file), content);
  writeRegistry(dir, REGISTRY);
  return dir;
};

export const createTestConfig = (releasesDir: string, apiUrl = 'http://127.0.0.1:9'): GatewayConfig => ({
  releasesDir,
  registryFile: join(releasesDir, 'registry.json'),
  apiUrl,
  publicUrl: 'http://localhost:3000',
  trustedProxies: '10.0.0.2',
  requestsPerAddress: 256,
  connectionsPerAddress: 1024,
  gameName: 'Hash & <Grid>',
  apiKey: 'test-key',
  links: { support: 'https://support.example/', community: [] },
  wallet: DEFAULT_WALLET_SETTINGS,
  telemetry: NO_THIRD_PARTY_TELEMETRY,
});
