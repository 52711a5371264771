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

/** @param id Part of the URL of its files: browsers keep modules by URL, so another build needs another one. */
export const readCandidate = (dir: string, id: string): Candidate => {
  const descriptor = JSON.parse(readFileSync(join(dir, 'remote.json'), 'utf8')) as RemoteDescriptor;
  return { dir, base: `/remotes/${descriptor.name}/candidate-${id}/`, descriptor };
};

export const readShellCandidate = (dir: string, id: string): ShellCandidate => ({
  dir,
  base: `/shell/candidate-${id}/`,
  descriptor: JSON.parse(readFileSync(join(dir, 'shell.json'), 'utf8')) as ShellDescriptor,
});
