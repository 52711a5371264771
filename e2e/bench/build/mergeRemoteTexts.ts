import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTexts, type Texts } from '@hashgrid/contracts/texts';
import { REMOTES_DIR } from '@hashgrid/tooling/compile/paths';
import { listRemoteNames } from '@hashgrid/tooling/remote/loadRemoteConfig';

/** Merges the locale files of all remotes into those of the shell, whose texts take precedence. */
export const mergeRemoteTexts = (outputDir: string): void => {
  const dir = join(outputDir, 'locales');
  for (const file of existsSync(dir) ? readdirSync(dir) : []) {
    const remoteTexts = listRemoteNames().map((name) => readTexts(join(REMOTES_DIR, name, 'locales', file)));
    const texts: Texts = Object.assign({}, ...remoteTexts, readTexts(join(dir, file)));
    writeFileSync(join(dir, file), JSON.stringify(texts));
  }
};
