import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Registry, Release, ShellDescriptor } from '@hashgrid/contracts';
import { computeIntegrity } from '@hashgrid/contracts/builds';
import { FILES_MANIFEST } from '@hashgrid/contracts/releases';

const SCRIPT = 'document.title="Hashgrid";';
const hashContent = (content: string) => computeIntegrity(new TextEncoder().encode(content));
const BASE = '/shell/1.0.0-0000000000aa/';

/** Writes a release store with a shell that is one script, so that gateways serve pages without a build. Returns its release and folder. */
export const writeReleases = async (
  dataDir: string,
): Promise<{ release: Release<ShellDescriptor>; dir: string }> => {
  const dir = join(dataDir, 'releases', BASE);
  const descriptor: ShellDescriptor = {
    version: '1.0.0',
    entry: 'shell.js',
    chunks: [],
    integrity: { 'shell.js': hashContent(SCRIPT) },
    lazyIntegrity: {},
    shared: {},
    locales: [],
    sourceHash: 'x',
  };
  const files = { 'shell.js': SCRIPT, 'shell.json': JSON.stringify(descriptor) };
  const manifest = JSON.stringify(
    Object.fromEntries(Object.entries(files).map(([file, content]) => [file, hashContent(content)])),
  );
  await mkdir(dir, { recursive: true });
  for (const [file, content] of Object.entries({ ...files, [FILES_MANIFEST]: manifest }))
    await writeFile(join(dir, file), content);
  const release = {
    version: '1.0.0',
    hash: '0000000000aa',
    base: BASE,
    publishedAt: new Date().toISOString(),
    filesIntegrity: hashContent(manifest),
    descriptor,
  };
  const registry: Registry = { revision: 1, shell: { current: release, previous: [] }, remotes: {} };
  await writeFile(join(dataDir, 'releases', 'registry.json'), JSON.stringify(registry));
  return { release, dir };
};
