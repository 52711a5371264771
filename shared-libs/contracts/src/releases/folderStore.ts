import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ArtifactStoreError, type ArtifactStore } from './ArtifactStore';
import { createFileVerifier } from './createFileVerifier';
import { listFiles } from './listFiles';

/** Stores releases in a folder. `put` moves a release into place in one step, so that none is ever half there. */
export const folderStore = (storeDir: string): ArtifactStore => {
  const locate = (base: string) => join(storeDir, base);

  const verifyRelease: ArtifactStore['verifyRelease'] = (release) =>
    createFileVerifier(storeDir).verifyRelease(release);

  return {
    location: storeDir,
    put: async (release, dir) => {
      const target = locate(release.base);
      const isStored = async () => existsSync(target) && (await verifyRelease(release)).length === 0;
      mkdirSync(join(target, '..'), { recursive: true });
      if (existsSync(target)) {
        if (await isStored()) return;
        renameSync(target, join(dir, '..', 'damaged'));
      }
      try {
        renameSync(dir, target);
      } catch (error) {
        // Another publisher has stored the same content.
        if (!(await isStored())) throw error;
      }
    },
    read: (path) =>
      readFile(locate(path)).then(
        (content) => new Uint8Array(content),
        (error: NodeJS.ErrnoException) => {
          if (error.code === 'ENOENT') return null;
          throw new ArtifactStoreError(`Could not read ${locate(path)}: ${error.message}.`, { cause: error });
        },
      ),
    listFiles: async (base) => {
      if (!existsSync(locate(base))) return [];
      return listFiles(locate(base)).map((file) => {
        const { size, mtimeMs, ino } = statSync(join(locate(base), file));
        return { file, bytes: size, stamp: `${mtimeMs} ${ino} ${size}` };
      });
    },
    listReleases: async (folder) => (existsSync(locate(folder)) ? readdirSync(locate(folder)) : []),
    remove: async (base) => rmSync(locate(base), { recursive: true, force: true }),
    verifyRelease,
    check: async () => {
      if (!existsSync(storeDir)) throw new ArtifactStoreError(`${storeDir} does not exist.`);
    },
  };
};
