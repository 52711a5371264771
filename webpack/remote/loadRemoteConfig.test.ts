import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { loadOtherConfigs, loadRemoteConfig } from './loadRemoteConfig';

// Jest cannot load the compiler that loads configs.
jest.mock('tsx/esm/api', () => ({ tsImport: jest.fn() }));

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'remotes-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const makeRemote = (name: string): string => {
  const dir = join(root, name);
  mkdirSync(dir);
  writeFileSync(join(dir, 'remote.config.ts'), '');
  return dir;
};
const mockConfigs = (load: (file: string) => unknown) =>
  jest.mocked(tsImport).mockImplementation(async (file) => load(String(file)));

test('loads the default export of a config, in a package of CommonJS too', async () => {
  const dir = makeRemote('shop');
  mockConfigs(() => ({ default: { name: 'shop' } }));
  expect(await loadRemoteConfig(dir)).toEqual({ name: 'shop' });
  mockConfigs(() => ({ default: { default: { name: 'shop' } } }));
  expect(await loadRemoteConfig(dir)).toEqual({ name: 'shop' });
});

test('names the remote and its file when the config is missing, throws or exports nothing', async () => {
  const file = join(root, 'shop', 'remote.config.ts');
  const describe = (problem: string) => `Could not build "shop": 1 problem.\n  - ${problem}`;
  await expect(loadRemoteConfig(join(root, 'shop'))).rejects.toThrow(describe(`${file} is missing.`));
  const dir = makeRemote('shop');
  mockConfigs(() => {
    throw new Error('There is no route.');
  });
  await expect(loadRemoteConfig(dir)).rejects.toThrow(
    new Error(describe(`Could not load ${file}: There is no route.`)),
  );
  mockConfigs(() => ({}));
  await expect(loadRemoteConfig(dir)).rejects.toThrow(
    new Error(describe(`Could not load ${file}: it has no default export.`)),
  );
});

test('leaves out other configs that fail to load', async () => {
  for (const name of ['bank', 'broken', 'shop']) makeRemote(name);
  mockConfigs((file) => {
    if (file.includes('broken')) throw new Error('Syntax error');
    return { default: { name: file.includes('bank') ? 'bank' : 'shop' } };
  });
  expect(await loadOtherConfigs('shop', root)).toEqual([{ name: 'bank' }]);
});
