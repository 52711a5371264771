import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { RemoteDescriptor, ShellDescriptor } from '@hashgrid/contracts';
import { findTypeScript } from '../compile/findTypeScript';
import { CACHE_DIR, ROOT } from '../compile/paths';
import { readInstalledVersion } from '../sharing/readInstalledVersion';
import { PLATFORM_TYPES_FILE, type PlatformTypes } from '../shell/PlatformTypes';
import { compilePlatformTypes } from '../shell/compilePlatformTypes';
import { checkTypes } from './checkTypes';

jest.mock('../compile/findTypeScript', () => {
  const actual = jest.requireActual<Record<'findTypeScript', () => string>>('../compile/findTypeScript');
  return { findTypeScript: jest.fn(actual.findTypeScript) };
});

let dir: string;
let types: PlatformTypes;
let environment: Server;
let served: PlatformTypes | null;
let failure: number | null;

beforeAll(async () => {
  mkdirSync(CACHE_DIR, { recursive: true });
  dir = mkdtempSync(join(CACHE_DIR, 'test-'));
  types = await compilePlatformTypes();
  environment = createServer(({ url }, response) => {
    // The compiler blocks this process for longer than a connection is kept alive.
    response.setHeader('connection', 'close');
    response.statusCode = failure ?? (served && url === `/shell/3.0.0-ab/${PLATFORM_TYPES_FILE}` ? 200 : 404);
    response.end(JSON.stringify(served));
  });
  await new Promise<void>((resolve) => environment.listen(0, 'localhost', resolve));
});
beforeEach(() => {
  failure = null;
});
afterAll(async () => {
  await new Promise((resolve) => environment.close(resolve).closeAllConnections());
  rmSync(dir, { recursive: true });
});

const check = (shared: Record<string, string> = { '@hashgrid/platform': '2.0.0' }) =>
  checkTypes(
    { descriptor: { name: 'settings', version: '1.1.0' } as RemoteDescriptor },
    {
      url: `http://localhost:${(environment.address() as AddressInfo).port}`,
      shell: { version: '3.0.0', shared } as unknown as ShellDescriptor,
      shellBase: '/shell/3.0.0-ab/',
      remotes: [],
      revision: 1,
      descriptors: {},
    },
  );

test('accepts a remote that compiles with the types of the live platform, and any remote when the shell has none', async () => {
  served = types;
  expect(await check()).toEqual([]);
  served = null;
  expect(await check()).toEqual([]);
});

test('rejects code that calls the live platform with other types, and names the file', async () => {
  const file = 'platform/src/language/translate.d.ts';
  expect(types[file]).toContain('(key: string');
  served = { ...types, [file]: types[file]!.replaceAll('(key: string', '(key: number') };
  expect(await check()).toEqual([
    {
      problem: expect.stringMatching(
        /^settings 1\.1\.0 does not compile with the types of @hashgrid\/platform 2\.0\.0 in the live shell 3\.0\.0:\n +remotes\/settings\/src\/.*error TS2345/,
      ) as string,
      remedy: expect.stringContaining('npm install @hashgrid/platform@2.0.0') as string,
    },
  ]);
});

/** Replaces the compiler for the next check with a script. */
const replaceCompiler = (script: string): void => {
  const file = join(dir, 'tsc.cjs');
  writeFileSync(file, script);
  jest.mocked(findTypeScript).mockReturnValueOnce(file);
};

test('shows the first errors, and names no version of a platform that the live shell lists without one', async () => {
  served = types;
  const errors = Array.from({ length: 7 }, (_, index) => `src/${index}.ts(1,1): error TS2345: Wrong.`);
  replaceCompiler(`console.log(${JSON.stringify(errors.join('\n'))}); process.exit(2);`);
  const [finding] = await check({});
  expect(finding?.problem).toBe(
    `settings 1.1.0 does not compile with the types of @hashgrid/platform in the live shell 3.0.0:\n      ${[...errors.slice(0, 5), '… and 2 more'].join('\n      ')}`,
  );
  expect(finding?.remedy).toMatch(/^Fix what the compiler shows/);
});

test('does not advise to install the platform that is installed already', async () => {
  served = types;
  replaceCompiler(`console.log('src/a.ts(1,1): error TS2345: Wrong.'); process.exit(2);`);
  const [finding] = await check({ '@hashgrid/platform': readInstalledVersion('@hashgrid/platform', ROOT) });
  expect(finding?.remedy).toBe(
    'Fix what the compiler shows above. To repeat it: npx tsc -p remotes/settings. If that finds nothing, this @hashgrid/platform is newer than the live one: publish a newer shell first.',
  );
});

test('does not mistake an environment that responds with an error for an older shell', async () => {
  failure = 503;
  await expect(check()).rejects.toThrow(/platform-types\.json responded with 503\. Try again/);
});

test('reports why the types cannot be read when the environment is unreachable', async () => {
  const cause = Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' });
  jest.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('fetch failed', { cause }));
  await expect(check()).rejects.toMatchObject({
    name: 'CommandError',
    message: expect.stringMatching(/platform-types\.json: ECONNREFUSED\. Try again/) as string,
  });
});

test.each([
  ['process.exit(3)', 'status 3'],
  ["process.kill(process.pid, 'SIGKILL')", 'SIGKILL'],
])('fails when the compiler ends without a result by %s', async (ending, reason) => {
  served = types;
  replaceCompiler(`require('node:fs').writeSync(2, 'out of memory'); ${ending};`);
  await expect(check()).rejects.toThrow(new RegExp(`ended with ${reason}\\. .*\nout of memory`));
});
