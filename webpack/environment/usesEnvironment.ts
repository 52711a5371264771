import { IS_WORKSPACE } from '../compile/paths';

/** Returns whether a command works against the product of the settings; without them, it uses that of the workspace, if there is one. */
export const usesEnvironment = ({ HASHGRID_URL, HASHGRID_PAGES_URL } = process.env): boolean =>
  Boolean(HASHGRID_URL || HASHGRID_PAGES_URL) || !IS_WORKSPACE;
