import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteDescriptor, ShellDescriptor } from '@hashgrid/contracts';

/** A build of a remote that is not published. */
export interface Candidate {
  /** Folder of its files. */
  dir: string;
  /** URL below which they are served. */
  base: string;
  descriptor: RemoteDescriptor;
}

/** A build of the shell that is not published. */
export interface ShellCandidate extends Pick<Candidate, 'dir' | 'base'> {
  descriptor: ShellDescriptor;
}

export const isShell = (candidate: Candidate | ShellCandidate): candidate is ShellCandidate =>
  !('name' in candidate.descriptor);

/**
 * Reads the build of a remote in a folder.
 * @param id Part of the URL of its files. Browsers cache modules by URL, so each build needs its own.
 */
export const readCandidate = (dir: string, id: string): Candidate => {
  const descriptor = JSON.parse(readFileSync(join(dir, 'remote.json'), 'utf8')) as RemoteDescriptor;
  return { dir, base: `/remotes/${descriptor.name}/candidate-${id}/`, descriptor };
};

/** Reads a build of the shell in a folder; `id` as in `readCandidate`. */
export const readShellCandidate = (dir: string, id: string): ShellCandidate => ({
  dir,
  base: `/shell/candidate-${id}/`,
  descriptor: JSON.parse(readFileSync(join(dir, 'shell.json'), 'utf8')) as ShellDescriptor,
});
