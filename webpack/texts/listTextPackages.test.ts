import fs from 'node:fs';
import type os from 'node:os';
import { dirname, join } from 'node:path';
import * as paths from '../compile/paths';
import { listTextPackages } from './listTextPackages';

jest.mock('../compile/paths', () => {
  const { mkdtempSync } = jest.requireActual<typeof fs>('node:fs');
  const { tmpdir } = jest.requireActual<typeof os>('node:os');
  const root = mkdtempSync(`${tmpdir()}/team-`);
  const actual = jest.requireActual<typeof paths>('../compile/paths');
  return { ...actual, ROOT: root, REMOTES_DIR: `${root}/remotes`, IS_WORKSPACE: false };
});

afterAll(() => fs.rmSync(paths.ROOT, { recursive: true }));

test('lists only the remotes in a team’s own repository, which has no sources of the product', () => {
  const config = join(paths.REMOTES_DIR, 'market', 'remote.config.ts');
  fs.mkdirSync(dirname(config), { recursive: true });
  fs.writeFileSync(config, 'export default {};');
  expect(listTextPackages().map(({ name }) => name)).toEqual(['remotes/market']);
});
