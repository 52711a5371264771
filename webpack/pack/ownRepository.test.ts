import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { listFiles } from '@hashgrid/contracts/builds';
import { ROOT } from '../compile/paths';
import { makeOwnRepository, type OwnRepository } from './makeOwnRepository';
import { PUBLIC_PACKAGES } from './publicPackages';

let own: OwnRepository;
let repository: string;

beforeAll(() => {
  own = makeOwnRepository();
  repository = own.dir;
});
afterAll(() => own.remove());

const hashgrid = (...args: string[]): string =>
  execFileSync(process.execPath, ['node_modules/@hashgrid/tooling/bin/hashgrid.mjs', ...args], {
    cwd: repository,
    encoding: 'utf8',
  });

test('packs packages whose exports Node, compilers and webpack find, with their types', () => {
  const entries = PUBLIC_PACKAGES.flatMap(({ name }) => {
    const dir = join(repository, 'node_modules/@hashgrid', name);
    const { exports } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as {
      exports: Record<string, string | { types: string; default: string }>;
    };
    return Object.entries(exports)
      .filter(([key]) => !key.includes('*'))
      .flatMap(([key, target]) =>
        Object.values(typeof target === 'string' ? [target] : target).map((file) => ({
          key: posix.join('@hashgrid', name, key),
          isFound: existsSync(join(dir, file)),
        })),
      );
  });
  expect(entries.map(({ key }) => key)).toEqual(
    expect.arrayContaining([
      '@hashgrid/contracts/endpoints',
      '@hashgrid/platform/host',
      '@hashgrid/testing/jest-preset',
    ]),
  );
  expect(entries.filter(({ isFound }) => !isFound)).toEqual([]);
  const source = `import * as all from '@hashgrid/contracts'; import '@hashgrid/contracts/endpoints';
    import '@hashgrid/contracts/releases'; import '@hashgrid/contracts/schemas'; console.log(all.LANGUAGES.length);`;
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', source], {
    cwd: repository,
    encoding: 'utf8',
  });
  expect(Number(output)).toBeGreaterThan(1);
});

test('creates a remote that type-checks, builds and passes its test in a separate repository', () => {
  hashgrid('new', 'market', '--no-install');
  const tsc = join(ROOT, 'node_modules/typescript-native/bin/tsc');
  const types = spawnSync(process.execPath, [tsc, '-p', 'remotes/market'], {
    cwd: repository,
    encoding: 'utf8',
  });
  expect(types.stdout).toBe('');
  hashgrid('build', 'market');
  const dist = join(repository, 'remotes/market/dist');
  const descriptor = JSON.parse(readFileSync(join(dist, 'remote.json'), 'utf8'));
  expect(descriptor).toMatchObject({
    name: 'market',
    // webpack may split off the libraries, depending on their size.
    chunks: { 'market/MarketPage': expect.arrayContaining([expect.stringMatching(/^market-MarketPage\./)]) },
    prerenderedPages: ['market/MarketPage'],
    shared: { react: '^19.3.1', 'styled-components': '^6.6.0' },
    // Its page uses an endpoint of platform.
    endpointNames: [],
    sharedNames: { '@hashgrid/platform': expect.arrayContaining(['api', 'useTranslate']) },
  });
  // The size shows that other components of the libraries are left out.
  const size = listFiles(dist)
    .filter((file) => file.endsWith('.js'))
    .reduce((sum, file) => sum + readFileSync(join(dist, file)).byteLength, 0);
  expect(size).toBeLessThan(60_000);
  const jest = spawnSync(
    process.execPath,
    ['node_modules/@hashgrid/tooling/bin/hashgrid.mjs', 'test', 'market'],
    { cwd: repository, encoding: 'utf8' },
  );
  expect(jest.stderr).toContain('1 passed');
});
