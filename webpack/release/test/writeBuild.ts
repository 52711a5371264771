import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteDescriptor } from '@hashgrid/contracts';
import { makeRelease } from './makeRelease';

/** Writes a build of the remote `shop` to a folder, replacing what was there. */
export const writeBuild = (
  buildDir: string,
  files: Record<string, string>,
  changes: Partial<RemoteDescriptor> = {},
): void => {
  rmSync(buildDir, { recursive: true, force: true });
  mkdirSync(buildDir, { recursive: true });
  const descriptor = { ...makeRelease('one').descriptor, ...changes };
  for (const [file, content] of Object.entries({ ...files, 'remote.json': JSON.stringify(descriptor) }))
    writeFileSync(join(buildDir, file), content);
};
