import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { withTimeout } from '@hashgrid/contracts';
import {
  COMPRESSED_SUFFIXES,
  computeIntegrity,
  describeFileError,
  getOriginalName,
  hasIntegrity,
  mapConcurrently,
  MAX_FILE_BYTES,
} from '@hashgrid/contracts/builds';
import {
  ArtifactStoreError,
  createFileVerifier,
  FILES_MANIFEST,
  listLiveReleases,
  parseFilesManifest,
  type ArtifactStore,
  type ExpectedRelease,
  type FilesManifest,
} from '@hashgrid/contracts/releases';
import { listFallbacks } from '../texts/composeLocale';
import { findReleaseByBase } from '../registry/findReleaseByBase';
import type { LocalFiles } from './LocalFiles';
import { evictReleases, isRecent } from './evictReleases';

const CONCURRENCY = 8;
/** How long the listing of a release is cached, and a file that is damaged in the store is not requested again. */
const CACHE_MS = 5_000;
/** How long no request is sent to a store that has not responded, so that requests fail immediately instead of waiting for it. */
const PAUSE_MS = 2_000;
const CHECK_TIMEOUT_MS = 2_000;
/** How often copies are deleted. */
const TRIM_MS = 60_000;

/** A relative path without dot segments, backslashes and NUL bytes, which therefore stays below its release. */
const SAFE_PATH = /^(?!.*(?:^|\/)\.\.?(?:\/|$))[^\\\0/][^\\\0]*$/;

/** Whether a file is a source map. Players get none, so they are not copied. */
const isSourceMap = (file: string): boolean => file.endsWith('.map');

interface Options {
  /** Folder of the copies. */
  dir: string;
  /** Maximum size of all copies; live releases are never deleted. */
  maxBytes: number;
  onProblem: (message: string) => void;
}

/** Sizes of a release's files in the store. Requests during a slow listing share it. */
interface Listing {
  /** From `performance.now`; infinite until the store has responded. */
  listedAt: number;
  bytes: Promise<ReadonlyMap<string, number>>;
}

/** Deletes files that a killed process did not finish writing. */
const deleteLeftovers = (incoming: string, onProblem: (message: string) => void): void => {
  try {
    rmSync(incoming, { recursive: true, force: true });
  } catch (error) {
    onProblem(`Could not delete ${incoming}: ${describeFileError(error)}`);
  }
};

/**
 * Creates local copies of the files in an artifact store: those of the live releases and their fallbacks immediately, so that an
 * outage of the store affects nothing that is in use, and others when they are first needed. Every file is checked before it is
 * stored.
 */
export const createMirroredFiles = (
  store: ArtifactStore,
  { dir, maxBytes, onProblem }: Options,
): LocalFiles => {
  const verifier = createFileVerifier(dir);
  const incoming = join(dir, '.incoming');
  deleteLeftovers(incoming, onProblem);
  const inFlight = new Map<string, Promise<void>>();
  const listings = new Map<string, Listing>();
  /** Lists of hashes by the base of their release, because every URL with an extension may be a public file of the shell. */
  const manifests = new Map<string, FilesManifest>();
  const rejectedUntil = new Map<string, number>();
  const usedAt = new Map<string, number>();
  // All times are from `performance.now`, because a system clock that is set back would prolong a pause.
  let pausedUntil = 0;
  let trimmedAt = performance.now();
  let liveBases: readonly string[] = [];

  /** Runs a request, unless the store has just failed to respond to one. */
  const requestFromStore = async <Result>(request: () => Promise<Result>): Promise<Result> => {
    if (performance.now() < pausedUntil) throw new ArtifactStoreError(`${store.location} does not respond.`);
    try {
      return await request();
    } catch (error) {
      pausedUntil = performance.now() + PAUSE_MS;
      throw error;
    }
  };

  const listSizes = (base: string): Listing['bytes'] => {
    const cached = listings.get(base);
    if (cached && performance.now() - cached.listedAt < CACHE_MS) return cached.bytes;
    const bytes = requestFromStore(() => store.listFiles(base)).then(
      (files) => new Map(files.map((stored) => [stored.file, stored.bytes])),
    );
    const listing: Listing = { listedAt: Infinity, bytes };
    listings.set(base, listing);
    bytes.then(
      () => (listing.listedAt = performance.now()),
      () => listings.delete(base),
    );
    return bytes;
  };

  /** Writes a copy atomically, so that no half-written file is served. */
  const writeCopy = async (path: string, content: Uint8Array): Promise<void> => {
    // Process IDs and counts would collide between containers that share the folder.
    const temporary = join(incoming, randomUUID());
    const write = async () => {
      await mkdir(incoming, { recursive: true });
      await mkdir(dirname(join(dir, path)), { recursive: true });
      await writeFile(temporary, content);
      await rename(temporary, join(dir, path));
    };
    try {
      await write().catch((error: NodeJS.ErrnoException) => {
        // Another gateway that starts with this folder has deleted what was being written.
        if (error.code !== 'ENOENT') throw error;
        return write();
      });
    } catch (error) {
      await rm(temporary, { force: true }).catch(() => undefined);
      throw new ArtifactStoreError(
        `Could not store a copy of ${path} in ${dir}: ${describeFileError(error)}`,
      );
    }
  };

  /** Copies a file if the store has it and it passes the check. */
  const copyFile = async (
    { base }: ExpectedRelease,
    file: string,
    isIntact: (content: Uint8Array) => boolean | Promise<boolean>,
  ): Promise<void> => {
    const path = base + file;
    const bytes = (await listSizes(base)).get(file);
    if (bytes === undefined || (rejectedUntil.get(path) ?? 0) > performance.now()) return;
    const content = bytes > MAX_FILE_BYTES ? null : await requestFromStore(() => store.read(path));
    if (content && (await isIntact(content))) return writeCopy(path, content);
    rejectedUntil.set(path, performance.now() + CACHE_MS);
    onProblem(`${path} is damaged in ${store.location} and not served.`);
  };

  /** Runs one copy for all simultaneous callers with the same key. */
  const shareCopy = (key: string, copy: () => Promise<void>): Promise<void> => {
    const pending = inFlight.get(key) ?? copy().finally(() => inFlight.delete(key));
    inFlight.set(key, pending);
    return pending;
  };

  const copyManifest = (release: ExpectedRelease): Promise<void> =>
    copyFile(release, FILES_MANIFEST, (content) =>
      release.filesIntegrity
        ? computeIntegrity(content) === release.filesIntegrity
        : parseFilesManifest(content) !== null,
    );

  const readManifest = async (release: ExpectedRelease): Promise<FilesManifest> => {
    const path = join(dir, release.base, FILES_MANIFEST);
    const readCopy = async (): Promise<FilesManifest | null> => {
      const problem = await verifier.verifyFile(release, FILES_MANIFEST);
      if (problem) return null;
      const cached = manifests.get(release.base);
      if (cached) return cached;
      const content = await readFile(path).catch(() => null);
      const manifest = content && parseFilesManifest(new Uint8Array(content));
      // Without a hash, another version could not be told from this one.
      if (manifest && release.filesIntegrity) manifests.set(release.base, manifest);
      return manifest;
    };
    const copy = await readCopy();
    if (copy) return copy;
    await shareCopy(`manifest ${release.base} ${release.filesIntegrity}`, () => copyManifest(release));
    return (await readCopy()) ?? {};
  };

  const copyWithCompressed = async (release: ExpectedRelease, file: string): Promise<void> => {
    const expected = (await readManifest(release))[file];
    if (!expected) return;
    // The file itself comes last: once it is stored, missing compressed copies are no longer fetched.
    for (const suffix of [...COMPRESSED_SUFFIXES, ''])
      await copyFile(release, file + suffix, (content) => hasIntegrity(file + suffix, content, expected));
  };

  const fetchFile: LocalFiles['fetchFile'] = async (release, requested) => {
    const file = getOriginalName(requested);
    if (!SAFE_PATH.test(file) || isSourceMap(file)) return;
    usedAt.set(release.base, performance.now());
    if (file !== FILES_MANIFEST && (await verifier.verifyFile(release, file)) === null) return;
    try {
      await shareCopy(release.base + file, () => copyWithCompressed(release, file));
    } finally {
      // Also after a failure: a full disk has space again only once old copies are deleted.
      await trim();
    }
  };

  const fetchRelease = async (release: ExpectedRelease): Promise<void> => {
    const files = Object.keys(await readManifest(release)).filter((file) => !isSourceMap(file));
    await mapConcurrently(files, CONCURRENCY, (file) => fetchFile(release, file));
  };

  /** Deletes copies above the size limit. A failure is logged: it must not affect the request during which it happens. */
  const trim = async (): Promise<void> => {
    if (performance.now() - trimmedAt < TRIM_MS) return;
    trimmedAt = performance.now();
    await evictReleases(dir, { maxBytes, protectedBases: liveBases, usedAt }).catch((error: Error) =>
      onProblem(`Could not delete old copies in ${dir}: ${error.message}.`),
    );
  };

  return {
    dir,
    verifier,
    fetchFile,
    fetchLiveFiles: async (registry) => {
      const releases = [
        ...listLiveReleases(registry).map(({ release }) => release),
        ...listFallbacks(registry),
      ];
      liveBases = releases.map(({ base }) => base);
      for (const release of releases) await fetchRelease(release);
      const isKnown = (base: string) => findReleaseByBase(registry, base) !== null;
      for (const map of [listings, manifests])
        for (const base of map.keys()) if (!isKnown(base)) map.delete(base);
      // Previewed builds are in no registry, but in use.
      for (const [base, time] of usedAt) if (!isKnown(base) && !isRecent(time)) usedAt.delete(base);
      for (const [path, until] of rejectedUntil) if (until < performance.now()) rejectedUntil.delete(path);
      await trim();
    },
    findOutage: async () => {
      try {
        await withTimeout(() => store.check(), CHECK_TIMEOUT_MS);
        return null;
      } catch {
        return `The artifact store ${store.location} does not respond; files that are already here are served.`;
      }
    },
  };
};
