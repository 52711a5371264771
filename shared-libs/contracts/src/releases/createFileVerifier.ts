import type { Release } from '../registry';
import type { RemoteDescriptor, ShellDescriptor } from '../remote';
import { COMPRESSED_SUFFIXES, getOriginalName, hasIntegrity } from '../builds/compressedFiles';
import { computeIntegrity } from '../builds/computeIntegrity';
import { FILES_MANIFEST, type FilesManifest } from './filesManifest';
import { createFolderSource, type FileSource } from './FileSource';
import { parseFilesManifest } from './parseFilesManifest';
import { mapConcurrently } from '../builds/mapConcurrently';

export type AnyRelease = Release<RemoteDescriptor | ShellDescriptor>;
/** The release that a file is checked against. Only the base is known of builds that have left the registry. */
export type ExpectedRelease = Pick<AnyRelease, 'base'> &
  Partial<Pick<AnyRelease, 'filesIntegrity' | 'descriptor'>>;

/** A file of a release that must not be served. */
export interface FileProblem {
  file: string;
  problem: 'missing' | 'damaged';
}

/** Checks released files. A file is read again only when its stamp changes: in a folder its date, inode or size. */
export interface FileVerifier {
  /** Checks a file. Returns null if it is as published, or if the release is so old that it has no hash of the file. */
  verifyFile(release: ExpectedRelease, file: string): Promise<FileProblem['problem'] | null>;
  /** Checks the files of a release, except source maps. A compressed copy may be missing. */
  verifyRelease(release: AnyRelease): Promise<FileProblem[]>;
}

interface CheckedFile {
  stamp: string;
  problem: FileProblem['problem'] | null;
}

const CONCURRENCY = 8;

const getScriptIntegrity = (descriptor: AnyRelease['descriptor'] | undefined): FilesManifest => ({
  ...descriptor?.integrity,
  ...(descriptor && 'lazyIntegrity' in descriptor ? descriptor.lazyIntegrity : {}),
});

const parseManifest = (content: Uint8Array, integrity: string | undefined): FilesManifest | 'damaged' =>
  integrity && computeIntegrity(content) !== integrity
    ? 'damaged'
    : (parseFilesManifest(content) ?? 'damaged');

/**
 * Creates a verifier of released files, which remembers its results.
 * @param dirOrSource Folder of the release store, or another source of its files.
 */
export const createFileVerifier = (dirOrSource: string | FileSource): FileVerifier => {
  const source = typeof dirOrSource === 'string' ? createFolderSource(dirOrSource) : dirOrSource;
  const checkedFiles = new Map<string, CheckedFile>();
  const manifests = new Map<string, { stamp: string; manifest: FilesManifest | 'damaged' }>();

  const readManifest = async ({
    base,
    filesIntegrity,
  }: ExpectedRelease): Promise<FilesManifest | 'damaged' | null> => {
    const path = base + FILES_MANIFEST;
    const stamp = await source.readStamp(path);
    if (!stamp) return filesIntegrity ? 'damaged' : null;
    const cached = manifests.get(path);
    if (cached?.stamp === `${stamp} ${filesIntegrity}`) return cached.manifest;
    const content = await source.read(path);
    // Not kept: the file may only have been unreadable for a moment, as when too many files were open.
    if (!content) return 'damaged';
    const manifest = parseManifest(content, filesIntegrity);
    manifests.set(path, { stamp: `${stamp} ${filesIntegrity}`, manifest });
    return manifest;
  };

  /** Returns the expected integrity of a file, null if none is known, or `damaged` (which no content matches) if it can't be trusted. */
  const findExpectedIntegrity = async (
    release: ExpectedRelease,
    file: string,
  ): Promise<string | null | 'damaged'> => {
    const original = getOriginalName(file);
    const manifest = await readManifest(release);
    const scriptIntegrity = getScriptIntegrity(release.descriptor)[original];
    if (original === FILES_MANIFEST) return release.filesIntegrity ?? null;
    if (manifest === 'damaged') return 'damaged';
    if (!manifest) return scriptIntegrity ?? null;
    const listedIntegrity = manifest[original];
    return !listedIntegrity || (scriptIntegrity && scriptIntegrity !== listedIntegrity)
      ? 'damaged'
      : listedIntegrity;
  };

  const verifyFile: FileVerifier['verifyFile'] = async (release, file) => {
    const path = release.base + file;
    const stamp = await source.readStamp(path);
    if (!stamp) return 'missing';
    const expected = await findExpectedIntegrity(release, file);
    const cached = checkedFiles.get(path);
    const wholeStamp = `${stamp} ${expected}`;
    if (cached?.stamp === wholeStamp) return cached.problem;
    const content = expected === null ? null : await source.read(path);
    if (expected !== null && !content) return 'missing';
    const isDamaged = content && expected && !(await hasIntegrity(file, content, expected));
    const problem = isDamaged ? 'damaged' : null;
    checkedFiles.set(path, { stamp: wholeStamp, problem });
    return problem;
  };

  const verifyRelease: FileVerifier['verifyRelease'] = async (release) => {
    const manifest = await readManifest(release);
    if (manifest === 'damaged') {
      // Told apart for the operator: a folder that isn't mounted has no damaged files.
      const isStored = await source.readStamp(release.base + FILES_MANIFEST);
      return [{ file: FILES_MANIFEST, problem: isStored ? 'damaged' : 'missing' }];
    }
    const { descriptor } = release;
    const originals = Object.keys(manifest ?? { [descriptor.entry]: '', ...getScriptIntegrity(descriptor) });
    const files = originals
      // Source maps are not served to players.
      .filter((file) => !file.endsWith('.map'))
      .flatMap((file) => ['', ...COMPRESSED_SUFFIXES].map((suffix) => file + suffix));
    const problems = await mapConcurrently(files, CONCURRENCY, async (file): Promise<FileProblem[]> => {
      const problem = await verifyFile(release, file);
      // A compressed copy may be missing, because not every file is compressed.
      const isCopy = getOriginalName(file) !== file;
      return problem === 'damaged' || (problem && !isCopy) ? [{ file, problem }] : [];
    });
    return problems.flat();
  };

  return { verifyFile, verifyRelease };
};
