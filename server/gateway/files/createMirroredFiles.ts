import { rmSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  ArtifactStoreError,
  COMPRESSED_SUFFIXES,
  computeIntegrity,
  createFileVerifier,
  FILES_MANIFEST,
  getOriginalName,
  hasIntegrity,
  mapConcurrently,
  MAX_FILE_BYTES,
  type ArtifactStore,
  type ExpectedRelease,
  type FilesManifest,
} from '@hashgrid/contracts/releases';
import { listFallbacks } from '../texts/composeLocale';
import { findReleaseByBase, listLiveReleases } from '../registry/findReleaseByBase';
import type { LocalFiles } from './LocalFiles';
import { trimFolder } from './trimFolder';

const CONCURRENCY = 8;
/** How long a listing of a release is used, and a file that is missing or damaged in the store is not asked for again. */
const FRESH_MS = 5_000;
/** How long the store is left alone after it has not answered, so that requests fail immediately instead of waiting for it. */
const PAUSE_MS = 2_000;
const CHECK_TIMEOUT_MS = 2_000;
/** How often copies are deleted. */
const TRIM_MS = 60_000;

/** A path that stays below its release. */
const SAFE = /^(?!.*(?:^|\/)\.\.?(?:\/|$))[^\\\0/][^\\\0]*$/;

/** Players get none, so they stay in the store. */
const isSourceMap = (file: string): boolean => file.endsWith('.map');

interface Options {
  /** Folder of the copies. */
  dir: string;
  /** Size that the copies may have; live releases stay in any case. */
  maxBytes: number;
  onProblem: (message: string) => void;
}

interface Listing {
  at: number;
  bytes: ReadonlyMap<string, number>;
}

/** Deletes what a process that was killed had not finished writing. */
const deleteLeftovers = (incoming: string, onProblem: (message: string) => void): void => {
  try {
    rmSync(incoming, { recursive: true, force: true });
  } catch (error) {
    onProblem(`Could not delete ${incoming}: ${(error as Error).message}.`);
  }
};

/**
 * Copies files from an artifact store: those of the live releases and their fallbacks immediately, so that an outage of the store
 * affects nothing that is in use, and others when they are first needed. Every file is checked before it is kept.
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
  const rejected = new Map<string, number>();
  const usedAt = new Map<string, number>();
  // Times are those of `performance.now`: a clock that is set back must not prolong an outage.
  let pausedUntil = 0;
  let written = 0;
  let trimmedAt = performance.now();
  let liveBases: readonly string[] = [];

  /** Runs a request, unless the store has just failed to answer one. */
  const ask = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (performance.now() < pausedUntil) throw new ArtifactStoreError(`${store.location} does not answer.`);
    try {
      return await work();
    } catch (error) {
      pausedUntil = performance.now() + PAUSE_MS;
      throw error;
    }
  };

  const list = async (base: string): Promise<Listing['bytes']> => {
    const known = listings.get(base);
    if (known && performance.now() - known.at < FRESH_MS) return known.bytes;
    const files = await ask(() => store.listFiles(base));
    const bytes = new Map(files.map((stored) => [stored.file, stored.bytes]));
    listings.set(base, { at: performance.now(), bytes });
    return bytes;
  };

  /** Writes a file in one step, so that none is served half written. */
  const keep = async (path: string, content: Uint8Array): Promise<void> => {
    written += 1;
    const temporary = join(incoming, `${process.pid}-${written}`);
    try {
      await mkdir(incoming, { recursive: true });
      await mkdir(dirname(join(dir, path)), { recursive: true });
      await writeFile(temporary, content);
      await rename(temporary, join(dir, path));
    } catch (error) {
      await rm(temporary, { force: true }).catch(() => undefined);
      throw new ArtifactStoreError(
        `Could not keep a copy of ${path} in ${dir}: ${(error as Error).message}. Check its free space and permissions.`,
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
    const bytes = (await list(base)).get(file);
    if (bytes === undefined || (rejected.get(path) ?? 0) > performance.now()) return;
    const content = bytes > MAX_FILE_BYTES ? null : await ask(() => store.read(path));
    if (content && (await isIntact(content))) return keep(path, content);
    rejected.set(path, performance.now() + FRESH_MS);
    onProblem(`${path} is damaged in ${store.location} and not served.`);
  };

  const readManifest = async (release: ExpectedRelease): Promise<FilesManifest> => {
    const path = join(dir, release.base, FILES_MANIFEST);
    const read = async (): Promise<FilesManifest | null> => {
      const content = await readFile(path).catch(() => null);
      if (!content) return null;
      const { filesIntegrity } = release;
      const isIntact = !filesIntegrity || computeIntegrity(new Uint8Array(content)) === filesIntegrity;
      return isIntact ? (JSON.parse(content.toString()) as FilesManifest) : null;
    };
    const found = await read();
    if (found) return found;
    await copyFile(release, FILES_MANIFEST, (content) =>
      release.filesIntegrity ? computeIntegrity(content) === release.filesIntegrity : true,
    );
    return (await read()) ?? {};
  };

  const copy = async (release: ExpectedRelease, file: string): Promise<void> => {
    const expected = (await readManifest(release))[file];
    if (!expected) return;
    // The file itself comes last: once it is stored, missing compressed copies are no longer fetched.
    for (const suffix of [...COMPRESSED_SUFFIXES, ''])
      await copyFile(release, file + suffix, (content) => hasIntegrity(file + suffix, content, expected));
  };

  const fetchFile: LocalFiles['fetchFile'] = async (release, requested) => {
    const file = getOriginalName(requested);
    if (!SAFE.test(file) || isSourceMap(file)) return;
    usedAt.set(release.base, performance.now());
    if (file !== FILES_MANIFEST && (await verifier.verifyFile(release, file)) === null) return;
    const path = release.base + file;
    const running = inFlight.get(path) ?? copy(release, file).finally(() => inFlight.delete(path));
    inFlight.set(path, running);
    await running;
    await trim();
  };

  const bringRelease = async (release: ExpectedRelease): Promise<void> => {
    const files = Object.keys(await readManifest(release)).filter((file) => !isSourceMap(file));
    await mapConcurrently(files, CONCURRENCY, (file) => fetchFile(release, file));
  };

  const trim = async (): Promise<void> => {
    if (performance.now() - trimmedAt < TRIM_MS) return;
    trimmedAt = performance.now();
    await trimFolder(dir, { maxBytes, kept: liveBases, usedAt });
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
      for (const release of releases) await bringRelease(release);
      const isKnown = (base: string) => findReleaseByBase(registry, base) !== null;
      for (const map of [listings, usedAt])
        for (const base of map.keys()) if (!isKnown(base)) map.delete(base);
      for (const [path, until] of rejected) if (until < performance.now()) rejected.delete(path);
      await trim();
    },
    findOutage: async () => {
      const timeout = AbortSignal.timeout(CHECK_TIMEOUT_MS);
      const late = new Promise<never>((_, reject) => {
        timeout.addEventListener('abort', () => reject(new ArtifactStoreError('no answer in time.')));
      });
      try {
        await Promise.race([store.check(), late]);
        return null;
      } catch {
        return `The artifact store ${store.location} does not answer; files that are already here are served.`;
      }
    },
  };
};
