import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '@hashgrid/contracts/builds';

/** Returns the integrity hash (`sha384-…`) of every script in a folder and its subfolders, keyed by its relative path. */
export const computeScriptIntegrity = (dir: string): Record<string, string> =>
  Object.fromEntries(
    listFiles(dir)
      .filter((file) => file.endsWith('.js'))
      .map((file) => [
        file,
        `sha384-${createHash('sha384')
          .update(readFileSync(join(dir, file), 'latin1'), 'latin1')
          .digest('base64')}`,
      ]),
  );
