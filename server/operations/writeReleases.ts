import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Registry } from '@hashgrid/contracts';

const SCRIPT = 'document.title="Hashgrid";';
const BASE = '/shell/1.0.0-0000000000aa/';

/** Writes a release store with a shell of one script, so that gateways serve pages without a build. */
export const writeReleases = async (dataDir: string): Promise<void> => {
  const folder = join(dataDir, 'releases', BASE);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'shell.js'), SCRIPT);
  const integrity = `sha384-${createHash('sha384').update(SCRIPT).digest('base64')}`;
  const registry: Registry = {
    revision: 1,
    shell: {
      current: {
        version: '1.0.0',
        hash: '0000000000aa',
        base: BASE,
        publishedAt: new Date().toISOString(),
        descriptor: {
          version: '1.0.0',
          entry: 'shell.js',
          chunks: [],
          integrity: { 'shell.js': integrity },
          lazyIntegrity: {},
          shared: {},
          locales: [],
          sourceHash: 'x',
        },
      },
      previous: [],
    },
    remotes: {},
  };
  await writeFile(join(dataDir, 'releases', 'registry.json'), JSON.stringify(registry));
};
