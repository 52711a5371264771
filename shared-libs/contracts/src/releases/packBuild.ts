import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { computeIntegrity } from '../builds/computeIntegrity';
import type { BuildHeader } from './releaseApi';

/**
 * Returns the body of an upload: the header as a line of JSON, then the contents of the files.
 * @param files Paths below the folder of the build.
 * @param metadata The header without its list of files.
 */
export const packBuild = async (
  buildDir: string,
  files: readonly string[],
  metadata: Omit<BuildHeader, 'files'>,
): Promise<Readable> => {
  const header: BuildHeader = { ...metadata, files: [] };
  for (const path of files) {
    const content = new Uint8Array(await readFile(join(buildDir, path)));
    header.files.push({ path, size: content.length, integrity: computeIntegrity(content) });
  }
  return Readable.from(
    (async function* (): AsyncGenerator<Uint8Array> {
      yield new TextEncoder().encode(`${JSON.stringify(header)}\n`);
      for (const path of files) yield* createReadStream(join(buildDir, path)) as AsyncIterable<Uint8Array>;
    })(),
    { objectMode: false },
  );
};
