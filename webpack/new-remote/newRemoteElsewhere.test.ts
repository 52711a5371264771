import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../compile/paths';
import { newRemote } from './newRemote';

jest.mock('../compile/paths', () => {
  const { mkdtempSync } = jest.requireActual<Record<'mkdtempSync', (prefix: string) => string>>('node:fs');
  const { tmpdir } = jest.requireActual<Record<'tmpdir', () => string>>('node:os');
  const root = mkdtempSync(`${tmpdir()}/own-repository-`);
  return {
    ...jest.requireActual<object>('../compile/paths'),
    IS_WORKSPACE: false,
    ROOT: root,
    REMOTES_DIR: `${root}/remotes`,
  };
});
jest.mock('../compile/readPackage', () => ({ readPackage: () => ({ name: 'our-remotes' }) }));
jest.mock('../sharing/readInstalledVersion', () => ({ readInstalledVersion: () => '1.0.0' }));

afterAll(() => rmSync(ROOT, { recursive: true }));

test("prepares a team's own repository, and says that the development server needs a product", async () => {
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  await newRemote(['market', '--no-install']);
  expect(JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))).toMatchObject({
    name: 'our-remotes',
    workspaces: ['remotes/*'],
  });
  expect(log).toHaveBeenLastCalledWith(
    expect.stringContaining('start it with: HASHGRID_URL=https://play.example.com npx hashgrid dev market'),
  );
});

test("leaves all versions to the product's packages, so that npm can install newer ones that need a newer React", async () => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  await newRemote(['bazaar', '--no-install']);
  const dir = join(ROOT, 'remotes', 'bazaar');
  expect(JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'))).toMatchObject({
    dependencies: { '@hashgrid/platform': '*', '@hashgrid/ui': '*', react: '*' },
    devDependencies: { '@hashgrid/testing': '*', '@testing-library/react': '*', '@types/react': '*' },
  });
  expect(readFileSync(join(dir, 'remote.config.ts'), 'utf8')).toContain("platform: '^1.0.0'");
});
