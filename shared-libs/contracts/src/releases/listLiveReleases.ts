import type { Registry } from '../registry';
import type { AnyRelease } from './createFileVerifier';
import { SHELL } from './registryEntry';

/** Lists the releases that pages get, live ones and canaries, with their names. */
export const listLiveReleases = ({ shell, remotes }: Registry): { name: string; release: AnyRelease }[] => [
  ...(shell ? [{ name: SHELL, release: shell.current }] : []),
  ...Object.entries(remotes).flatMap(([name, { current, candidate }]) =>
    [current, ...(candidate ? [candidate.release] : [])].map((release) => ({ name, release })),
  ),
];
