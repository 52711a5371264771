import { accessSync, constants, mkdirSync } from 'node:fs';
import { describeFileError } from '@hashgrid/contracts/builds';

/**
 * Creates the data folder, unless it exists.
 * @throws {Error} naming the setting when it can't be created or written to, such as a volume that belongs to another user.
 */
export const createDataDir = (dataDir: string): void => {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new Error(
      `Could not use the data folder "${dataDir}": ${describeFileError(error)} Alternatively, set HASHGRID_DATA to another folder.`,
    );
  }
};
