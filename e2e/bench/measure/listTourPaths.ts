import type { Registry } from '@hashgrid/contracts';

/** Lists the screens that a logged-in player can open without parameters. */
export const listTourPaths = ({ remotes }: Registry): string[] =>
  Object.values(remotes).flatMap(({ current }) =>
    current.descriptor.routes
      .filter(({ path, access = 'user' }) => access === 'user' && !/[:*]/.test(path))
      .map(({ path }) => path),
  );
