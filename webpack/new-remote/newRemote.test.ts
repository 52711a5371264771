import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from '../cli/CommandError';
import { REMOTES_DIR } from '../compile/paths';
import { loadOtherConfigs } from '../remote/loadRemoteConfig';
import { newRemote } from './newRemote';

jest.mock('node:child_process', () => ({ spawnSync: jest.fn(() => ({ status: 0 })) }));
jest.mock('../remote/loadRemoteConfig', () => ({ loadOtherConfigs: jest.fn(async () => []) }));
jest.mock('../compile/paths', () => {
  const { mkdtempSync } = jest.requireActual<Record<'mkdtempSync', (prefix: string) => string>>('node:fs');
  const { tmpdir } = jest.requireActual<Record<'tmpdir', () => string>>('node:os');
  return {
    ...jest.requireActual<object>('../compile/paths'),
    REMOTES_DIR: mkdtempSync(`${tmpdir()}/remotes-`),
  };
});

beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterAll(() => rmSync(REMOTES_DIR, { recursive: true }));

test('rejects an unknown option with the usage', async () => {
  await expect(newRemote(['market', '--instal'])).rejects.toThrow(CommandError);
  await expect(newRemote(['market', '--instal'])).rejects.toThrow(
    /^Unknown option '--instal'.*Usage: npm run release -- new/,
  );
  expect(existsSync(join(REMOTES_DIR, 'market'))).toBe(false);
});

test('rejects more than one name instead of ignoring the others', async () => {
  await expect(newRemote(['daily', 'prize'])).rejects.toThrow(
    /^Usage: .* The name is in lower case with dashes/,
  );
  expect(existsSync(join(REMOTES_DIR, 'daily'))).toBe(false);
});

test.each(['assets', 'locales', 'outbox'])(
  'rejects the name %s, whose path the gateway or the shell has',
  async (name) => {
    await expect(newRemote([name])).rejects.toThrow(
      `Could not create remotes/${name}: the path /${name} belongs to the gateway or the shell. Choose another name.`,
    );
    expect(existsSync(join(REMOTES_DIR, name))).toBe(false);
  },
);

test('rejects a name whose path another remote has, because neither of the two could be built', async () => {
  const bank = {
    name: 'bank',
    platform: '^2.0.0',
    routes: [{ path: '/vault', page: 'vault/VaultPage', title: 'Vault' }],
  };
  jest.mocked(loadOtherConfigs).mockResolvedValueOnce([bank]);
  await expect(newRemote(['vault'])).rejects.toThrow(
    'Could not create remotes/vault: the path /vault belongs to the remote "bank". Choose another name.',
  );
  expect(existsSync(join(REMOTES_DIR, 'vault'))).toBe(false);
});

test('says why npm could not be started, which has printed nothing then', async () => {
  const error = new Error('spawnSync npm ENOENT');
  jest.mocked(spawnSync).mockReturnValue({ status: null, error } as ReturnType<typeof spawnSync>);
  await expect(newRemote(['bazaar'])).rejects.toThrow(
    'Created remotes/bazaar, but could not start npm: spawnSync npm ENOENT. Put npm on PATH, and run: npm install',
  );
});

test('reports that the new remote was created but could not be installed', async () => {
  jest.mocked(spawnSync).mockReturnValue({ status: 1 } as ReturnType<typeof spawnSync>);
  await expect(newRemote(['market'])).rejects.toThrow(
    'Created remotes/market, but could not install it, see above. Run: npm install',
  );
  expect(existsSync(join(REMOTES_DIR, 'market', 'remote.config.ts'))).toBe(true);
});
