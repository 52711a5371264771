import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { handleHelpOption } from '@hashgrid/contracts/command-line';
import { describeFailure } from '../cli/describeFailure';
import { CACHE_DIR } from '../compile/paths';
import { packPackage } from './packPackage';
import { PUBLIC_PACKAGES } from './publicPackages';

handleHelpOption(
  `Usage: npm run pack [-- <folder>]
Writes a tarball of every package that other repositories install, by default to .cache/packages/tarballs.`,
);

const outDir = join(CACHE_DIR, 'packages');
const tarballsDir = resolve(process.argv[2] ?? join(outDir, 'tarballs'));

const packAll = (): void => {
  mkdirSync(tarballsDir, { recursive: true });
  // Old tarballs are deleted, because npm refuses to install two versions of a package with one command.
  for (const file of readdirSync(tarballsDir))
    if (/^hashgrid-.*\.tgz$/.test(file)) rmSync(join(tarballsDir, file));
  for (const publicPackage of PUBLIC_PACKAGES) {
    packPackage(publicPackage, outDir);
    const tarball = execFileSync('npm', ['pack', '--silent', '--pack-destination', tarballsDir], {
      cwd: join(outDir, publicPackage.name),
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    console.log(join(tarballsDir, tarball.trim()));
  }
};

try {
  packAll();
} catch (error) {
  console.error(await describeFailure(error));
  process.exitCode = 1;
}
