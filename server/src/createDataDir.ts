import { mkdirSync } from 'node:fs';

/**
 * Creates the data folder, unless it exists.
 * @throws {Error} that names the setting when it can't be created.
 */
export const createDataDir = (dataDir: string): void => {
  try {
    mkdirSync(dataDir, { recursive: true });
  } catch (error) {
    throw new Error(
      `The data folder "${dataDir}" can't be used: ${(error as Error).message}. Check HASHGRID_DATA.`,
    );
  }
};
