import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ArtifactStoreError, type ArtifactStore } from './ArtifactStore';
import { createFileVerifier } from './createFileVerifier';
import { listFiles } from '../builds/listFiles';

/** Creates a store in a folder. `put` moves a release into place in one step, so that no release is ever partly stored. */
export const createFolderStore = (storeDir: string): ArtifactStore => {
  const resolvePath = (path: string) => join(storeDir, path);

  const verifyRelease: ArtifactStore['verifyRelease'] = (release) =>
    createFileVerifier(storeDir).verifyRelease(release);

  return {
    location: storeDir,
    put: async (release, dir) => {
      const target = resolvePath(release.base);
      const isStored = async () => existsSync(target) && (await verifyRelease(release)).length === 0;
      mkdirSync(join(target, '..'), { recursive: true });
      if (existsSync(target)) {
        if (await isStored()) return;
        renameSync(target, join(dir, '..', 'damaged'));
      }
      try {
        renameSync(dir, target);
      } catch (error) {
        // Another publisher may have stored the same content meanwhile.
        if (!(await isStored())) throw error;
      }
    },
    read: (path) =>
      readFile(resolvePath(path)).then(
        (content) => new Uint8Array(content),
        (error: NodeJS.ErrnoException) => {
          if (error.code === 'ENOENT') return null;
          throw new ArtifactStoreError(`Could not read ${resolvePath(path)}: ${error.message}.`, {
            cause: error,
          });
        },
      ),
    listFiles: async (base) => {
      if (!existsSync(resolvePath(base))) return [];
      return listFiles(resolvePath(base)).map((file) => {
        const { size, mtimeMs, ino } = statSync(join(resolvePath(base), file));
        return { file, bytes: size, stamp: `${mtimeMs} ${ino} ${size}` };
      });
    },
    listReleases: async (folder) => (existsSync(resolvePath(folder)) ? readdirSync(resolvePath(folder)) : []),
    remove: async (base) => rmSync(resolvePath(base), { recursive: true, force: true }),
    verifyRelease,
    check: async () => {
      if (!existsSync(storeDir)) throw new ArtifactStoreError(`${storeDir} does not exist.`);
    },
  };
};
