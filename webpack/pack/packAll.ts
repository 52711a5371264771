import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CACHE_DIR } from '../compile/paths';
import { packPackage } from './packPackage';
import { PUBLIC_PACKAGES } from './publicPackages';

/** `npm run pack [-- <folder>]`: writes a tarball of every package that other repositories install. */
const outDir = join(CACHE_DIR, 'packages');
const tarballsDir = resolve(process.argv[2] ?? join(outDir, 'tarballs'));
mkdirSync(tarballsDir, { recursive: true });
// npm refuses to install two versions of a package by one command.
for (const file of readdirSync(tarballsDir))
  if (/^hashgrid-.*\.tgz$/.test(file)) rmSync(join(tarballsDir, file));
for (const pack of PUBLIC_PACKAGES) {
  packPackage(pack, outDir);
  const tarball = execFileSync('npm', ['pack', '--silent', '--pack-destination', tarballsDir], {
    cwd: join(outDir, pack.name),
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  console.log(join(tarballsDir, tarball.trim()));
}
