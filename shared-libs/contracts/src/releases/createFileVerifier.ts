import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { Release } from '../registry';
import type { RemoteDescriptor, ShellDescriptor } from '../remote';
import { computeIntegrity } from './computeIntegrity';
import { FILES_MANIFEST, type FilesManifest } from './filesManifest';

type AnyRelease = Release<RemoteDescriptor | ShellDescriptor>;
/** What a file is checked against. Of builds that have left the registry, only the base is known. */
type Expected = Pick<AnyRelease, 'base'> & Partial<Pick<AnyRelease, 'filesIntegrity' | 'descriptor'>>;

/** A file of a release that must not be served. */
export interface FileProblem {
  file: string;
  problem: 'missing' | 'damaged';
}

/** Checks released files. A file is read again only when its date, size or inode changes. */
export interface FileVerifier {
  /** @returns Null for a file that is as it was published, or is of an older release that has no hash of it. */
  verifyFile(release: Expected, file: string): Promise<FileProblem['problem'] | null>;
  /** Checks all files of a release, compressed ones included. */
  verifyRelease(release: AnyRelease): Promise<FileProblem[]>;
}

interface Checked {
  stamp: string;
  problem: FileProblem['problem'] | null;
}

const unbrotli = promisify(brotliDecompress);
const ungzip = promisify(gunzip);

const DECOMPRESS: Record<string, (content: Uint8Array) => Promise<Uint8Array>> = {
  '.br': async (content) => new Uint8Array(await unbrotli(content)),
  '.gz': async (content) => new Uint8Array(await ungzip(content)),
};
const COMPRESSED = /\.(br|gz)$/;

const readStamp = async (path: string): Promise<string | null> => {
  try {
    const found = await stat(path);
    return found.isFile() ? `${found.mtimeMs} ${found.ino} ${found.size}` : null;
  } catch {
    return null;
  }
};

/** Reads a file; one whose compression is broken reads as empty. */
const readContent = async (path: string): Promise<Uint8Array | 'missing'> => {
  const found = await readFile(path).catch(() => null);
  if (!found) return 'missing';
  const content = new Uint8Array(found);
  const decompress = DECOMPRESS[COMPRESSED.exec(path)?.[0] ?? ''];
  return decompress ? decompress(content).catch(() => new Uint8Array()) : content;
};

const getScriptIntegrity = (descriptor: AnyRelease['descriptor'] | undefined): FilesManifest => ({
  ...descriptor?.integrity,
  ...(descriptor && 'lazyIntegrity' in descriptor ? descriptor.lazyIntegrity : {}),
});

const parseManifest = (content: Uint8Array, integrity: string | undefined): FilesManifest | 'damaged' => {
  if (integrity && computeIntegrity(content) !== integrity) return 'damaged';
  try {
    return JSON.parse(new TextDecoder().decode(content)) as FilesManifest;
  } catch {
    return 'damaged';
  }
};

/** @param releasesDir Folder of the release store. */
export const createFileVerifier = (releasesDir: string): FileVerifier => {
  const checked = new Map<string, Checked>();
  const manifests = new Map<string, { stamp: string; manifest: FilesManifest | 'damaged' }>();

  const readManifest = async ({
    base,
    filesIntegrity,
  }: Expected): Promise<FilesManifest | 'damaged' | null> => {
    const path = join(releasesDir, base, FILES_MANIFEST);
    const stamp = await readStamp(path);
    if (!stamp) return filesIntegrity ? 'damaged' : null;
    const known = manifests.get(path);
    if (known?.stamp === `${stamp} ${filesIntegrity}`) return known.manifest;
    const manifest = parseManifest(new Uint8Array(await readFile(path)), filesIntegrity);
    manifests.set(path, { stamp: `${stamp} ${filesIntegrity}`, manifest });
    return manifest;
  };

  /** Null when there is nothing to check the file against. */
  const findExpected = async (release: Expected, file: string): Promise<string | null | 'damaged'> => {
    const original = file.replace(COMPRESSED, '');
    const manifest = await readManifest(release);
    const ofScript = getScriptIntegrity(release.descriptor)[original];
    if (original === FILES_MANIFEST) return release.filesIntegrity ?? null;
    if (manifest === 'damaged') return 'damaged';
    if (!manifest) return ofScript ?? null;
    const listed = manifest[original];
    return !listed || (ofScript && ofScript !== listed) ? 'damaged' : listed;
  };

  const verifyFile: FileVerifier['verifyFile'] = async (release, file) => {
    const path = join(releasesDir, release.base, file);
    const stamp = await readStamp(path);
    if (!stamp) return 'missing';
    const expected = await findExpected(release, file);
    const known = checked.get(path);
    const wholeStamp = `${stamp} ${expected}`;
    if (known?.stamp === wholeStamp) return known.problem;
    const content = expected === null ? null : await readContent(path);
    if (content === 'missing') return 'missing';
    const problem = content && computeIntegrity(content) !== expected ? 'damaged' : null;
    checked.set(path, { stamp: wholeStamp, problem });
    return problem;
  };

  const verifyRelease: FileVerifier['verifyRelease'] = async (release) => {
    const manifest = await readManifest(release);
    if (manifest === 'damaged') return [{ file: FILES_MANIFEST, problem: 'damaged' }];
    const { descriptor } = release;
    const files = Object.keys(manifest ?? { [descriptor.entry]: '', ...getScriptIntegrity(descriptor) });
    const problems: FileProblem[] = [];
    // Players get no source maps.
    for (const original of files.filter((file) => !file.endsWith('.map'))) {
      for (const suffix of ['', ...Object.keys(DECOMPRESS)]) {
        const file = original + suffix;
        const problem = await verifyFile(release, file);
        // Not every file is compressed.
        if (problem === 'damaged' || (problem && !suffix)) problems.push({ file, problem });
      }
    }
    return problems;
  };

  return { verifyFile, verifyRelease };
};
