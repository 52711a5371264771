import type { Release } from '../registry';
import type { RemoteDescriptor, ShellDescriptor } from '../remote';
import { COMPRESSED_SUFFIXES, getOriginalName, hasIntegrity } from './compressedFiles';
import { computeIntegrity } from './computeIntegrity';
import { FILES_MANIFEST, type FilesManifest } from './filesManifest';
import { folderSource, type FileSource } from './FileSource';
import { mapConcurrently } from './mapConcurrently';

export type AnyRelease = Release<RemoteDescriptor | ShellDescriptor>;
/** What a file is checked against. Of builds that have left the registry, only the base is known. */
export type ExpectedRelease = Pick<AnyRelease, 'base'> &
  Partial<Pick<AnyRelease, 'filesIntegrity' | 'descriptor'>>;

/** A file of a release that must not be served. */
export interface FileProblem {
  file: string;
  problem: 'missing' | 'damaged';
}

/** Checks released files. A file is read again only when its stamp changes: in a folder its date, size or inode. */
export interface FileVerifier {
  /** @returns Null for a file that is as it was published, or is of an older release that has no hash of it. */
  verifyFile(release: ExpectedRelease, file: string): Promise<FileProblem['problem'] | null>;
  /** Checks all files of a release, compressed ones included. */
  verifyRelease(release: AnyRelease): Promise<FileProblem[]>;
}

interface Checked {
  stamp: string;
  problem: FileProblem['problem'] | null;
}

const CONCURRENCY = 8;

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

/** @param where Folder of the release store, or another source of its files. */
export const createFileVerifier = (where: string | FileSource): FileVerifier => {
  const source = typeof where === 'string' ? folderSource(where) : where;
  const checked = new Map<string, Checked>();
  const manifests = new Map<string, { stamp: string; manifest: FilesManifest | 'damaged' }>();

  const readManifest = async ({
    base,
    filesIntegrity,
  }: ExpectedRelease): Promise<FilesManifest | 'damaged' | null> => {
    const path = base + FILES_MANIFEST;
    const stamp = await source.readStamp(path);
    if (!stamp) return filesIntegrity ? 'damaged' : null;
    const known = manifests.get(path);
    if (known?.stamp === `${stamp} ${filesIntegrity}`) return known.manifest;
    const manifest = parseManifest((await source.read(path)) ?? new Uint8Array(), filesIntegrity);
    manifests.set(path, { stamp: `${stamp} ${filesIntegrity}`, manifest });
    return manifest;
  };

  /** Null when there is nothing to check the file against. */
  const findExpected = async (release: ExpectedRelease, file: string): Promise<string | null | 'damaged'> => {
    const original = getOriginalName(file);
    const manifest = await readManifest(release);
    const ofScript = getScriptIntegrity(release.descriptor)[original];
    if (original === FILES_MANIFEST) return release.filesIntegrity ?? null;
    if (manifest === 'damaged') return 'damaged';
    if (!manifest) return ofScript ?? null;
    const listed = manifest[original];
    return !listed || (ofScript && ofScript !== listed) ? 'damaged' : listed;
  };

  const verifyFile: FileVerifier['verifyFile'] = async (release, file) => {
    const path = release.base + file;
    const stamp = await source.readStamp(path);
    if (!stamp) return 'missing';
    const expected = await findExpected(release, file);
    const known = checked.get(path);
    const wholeStamp = `${stamp} ${expected}`;
    if (known?.stamp === wholeStamp) return known.problem;
    const content = expected === null ? null : await source.read(path);
    if (expected !== null && !content) return 'missing';
    const isDamaged = content && expected && !(await hasIntegrity(file, content, expected));
    const problem = isDamaged ? 'damaged' : null;
    checked.set(path, { stamp: wholeStamp, problem });
    return problem;
  };

  const verifyRelease: FileVerifier['verifyRelease'] = async (release) => {
    const manifest = await readManifest(release);
    if (manifest === 'damaged') return [{ file: FILES_MANIFEST, problem: 'damaged' }];
    const { descriptor } = release;
    const originals = Object.keys(manifest ?? { [descriptor.entry]: '', ...getScriptIntegrity(descriptor) });
    const files = originals
      // Players get no source maps.
      .filter((file) => !file.endsWith('.map'))
      .flatMap((file) => ['', ...COMPRESSED_SUFFIXES].map((suffix) => file + suffix));
    const problems = await mapConcurrently(files, CONCURRENCY, async (file): Promise<FileProblem[]> => {
      const problem = await verifyFile(release, file);
      // Not every file is compressed.
      const isCopy = getOriginalName(file) !== file;
      return problem === 'damaged' || (problem && !isCopy) ? [{ file, problem }] : [];
    });
    return problems.flat();
  };

  return { verifyFile, verifyRelease };
};
