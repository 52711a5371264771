import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ArtifactStoreError, type ArtifactStore } from './ArtifactStore';
import { createFileVerifier } from './createFileVerifier';
import { describeFileError } from '../builds/describeFileError';
import { listFiles } from '../builds/listFiles';

/** Creates a store in a folder. `put` moves a release into place in one step, so that no release is ever partly stored. */
export const createFolderStore = (storeDir: string): ArtifactStore => {
  const resolvePath = (path: string) => join(storeDir, path);

  const runOperation = async <Result>(
    verb: string,
    path: string,
    operation: (resolved: string) => Result | Promise<Result>,
  ): Promise<Result> => {
    const resolved = resolvePath(path);
    try {
      return await operation(resolved);
    } catch (error) {
      throw new ArtifactStoreError(`Could not ${verb} ${resolved}: ${describeFileError(error)}`, {
        cause: error,
      });
    }
  };

  const verifyRelease: ArtifactStore['verifyRelease'] = (release) =>
    createFileVerifier(storeDir).verifyRelease(release);

  return {
    location: storeDir,
    put: (release, dir) =>
      runOperation('write', release.base, async (target) => {
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
      }),
    read: (path) =>
      runOperation('read', path, async (file) => {
        try {
          return new Uint8Array(await readFile(file));
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
          throw error;
        }
      }),
    listFiles: (base) =>
      runOperation('list', base, (dir) => {
        if (!existsSync(dir)) return [];
        return listFiles(dir).map((file) => {
          const { size, mtimeMs, ino } = statSync(join(dir, file));
          return { file, bytes: size, stamp: `${mtimeMs} ${ino} ${size}` };
        });
      }),
    listReleases: (folder) =>
      runOperation('list', folder, (dir) => (existsSync(dir) ? readdirSync(dir) : [])),
    remove: (base) => runOperation('delete', base, (dir) => rmSync(dir, { recursive: true, force: true })),
    verifyRelease,
    check: async () => {
      if (!existsSync(storeDir)) throw new ArtifactStoreError(`${storeDir} does not exist.`);
    },
  };
};
