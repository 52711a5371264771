import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CACHE_DIR, ROOT } from '../compile/paths';
import { PUBLIC_PACKAGES } from './publicPackages';
import { packPackage } from './packPackage';

/** A team's repository, outside the workspace of the product. */
export interface OwnRepository {
  dir: string;
  remove(): void;
}

/** Installs the packages in an empty folder outside the workspace. Their dependencies are links to those of the workspace. */
export const makeOwnRepository = (): OwnRepository => {
  mkdirSync(join(CACHE_DIR, 'packages'), { recursive: true });
  const packed = mkdtempSync(join(CACHE_DIR, 'packages', 'own-'));
  const dir = mkdtempSync(join(tmpdir(), 'own-repository-'));
  const modules = join(dir, 'node_modules');
  mkdirSync(join(modules, '@hashgrid'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (name !== '@hashgrid') symlinkSync(join(ROOT, 'node_modules', name), join(modules, name));
  for (const publicPackage of PUBLIC_PACKAGES) {
    const { name } = publicPackage;
    packPackage(publicPackage, packed);
    cpSync(join(packed, name), join(modules, '@hashgrid', name), { recursive: true });
  }
  rmSync(packed, { recursive: true });
  writeFileSync(join(dir, 'package.json'), '{ "name": "our-remotes" }');
  writeFileSync(join(dir, 'package-lock.json'), '{ "packages": {} }');
  return { dir, remove: () => rmSync(dir, { recursive: true, force: true, maxRetries: 3 }) };
};
