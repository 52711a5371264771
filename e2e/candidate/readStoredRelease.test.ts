import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { storeRelease } from '@hashgrid/tooling/release/storeRelease';
import { readStoredRelease } from './readStoredRelease';

let folders: string[] = [];
afterEach(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
  folders = [];
});

const makeFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'candidate-'));
  folders.push(folder);
  return folder;
};

test('reads a stored release without a registry', async () => {
  const [storeDir, buildDir] = [makeFolder(), makeFolder()];
  writeFileSync(join(buildDir, 'entry.js'), 'export default 1;');
  writeFileSync(join(buildDir, 'remote.json'), '{"name":"shop","version":"1.2.0","sourceHash":""}');
  const { version, hash, base, filesIntegrity, descriptor } = await storeRelease(storeDir, 'shop', buildDir, {
    compress: true,
  });
  const stored = { version, hash, base, filesIntegrity, descriptor };
  expect(readStoredRelease(storeDir, 'shop', `1.2.0-${hash}`)).toMatchObject(stored);
});

test('returns null for a release that is not stored', () => {
  expect(readStoredRelease(makeFolder(), 'shop', '1.2.0-1a2b3c4d')).toBeNull();
});
