import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { listFiles, mapConcurrently, MAX_FILE_BYTES } from '@hashgrid/contracts/builds';
import {
  ArtifactStoreError,
  createFileVerifier,
  FILES_MANIFEST,
  type ArtifactStore,
} from '@hashgrid/contracts/releases';
import { connectToBucket } from './S3Bucket';
import type { S3Settings } from './S3Settings';

const CONCURRENCY = 8;
const CACHE_CONTROL = `public, max-age=${365 * 24 * 3_600}, immutable`;

/** Content types of the objects. A CDN that serves the bucket passes them on. */
const CONTENT_TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
};

const toKey = (path: string): string => path.replace(/^\//, '');

/** Creates a store of releases in a bucket. A release without its list of hashes counts as missing: its upload did not finish. */
export const createS3Store = (settings: S3Settings, timeoutMs?: number): ArtifactStore => {
  const bucket = connectToBucket(settings, timeoutMs);

  const listFilesBelow: ArtifactStore['listFiles'] = async (base) =>
    (await bucket.list(toKey(base))).map(({ key, bytes, etag }) => ({
      file: key.slice(toKey(base).length),
      bytes,
      stamp: etag,
    }));

  /** Stamps of the files of verified releases, by their path. */
  const stamps = new Map<string, string>();
  /** Kept, so that a release is downloaded again only when its files have changed: a release is also verified while its channel is locked. */
  const verifier = createFileVerifier({
    readStamp: async (path) => stamps.get(path) ?? null,
    read: (path) => bucket.get(toKey(path)),
  });

  const verifyRelease: ArtifactStore['verifyRelease'] = async (release) => {
    const { base } = release;
    const files = await listFilesBelow(base);
    for (const path of stamps.keys()) if (path.startsWith(base)) stamps.delete(path);
    for (const { file, stamp } of files) stamps.set(base + file, stamp);
    return verifier.verifyRelease(release);
  };

  /** Uploads a file and reads it back, so that a release counts as stored only if no bytes were lost. */
  const upload = async (base: string, dir: string, file: string): Promise<void> => {
    const path = join(dir, file);
    if ((await stat(path)).size > MAX_FILE_BYTES)
      throw new ArtifactStoreError(
        `Could not store ${base}${file}: it has more than ${MAX_FILE_BYTES} bytes. Make it smaller.`,
      );
    const content = new Uint8Array(await readFile(path));
    const key = toKey(base) + file;
    const type = CONTENT_TYPES[extname(file)] ?? 'application/octet-stream';
    await bucket.put(key, content, { type, cacheControl: CACHE_CONTROL });
    const stored = await bucket.get(key);
    if (!stored || Buffer.compare(stored, content) !== 0)
      throw new ArtifactStoreError(
        `Could not store ${base}${file}: ${bucket.location} has different content. Publish again.`,
      );
  };

  return {
    location: bucket.location,
    put: async (release, dir) => {
      if ((await verifyRelease(release)).length === 0) return;
      const { base } = release;
      const files = listFiles(dir);
      const otherFiles = files.filter((file) => file !== FILES_MANIFEST);
      await mapConcurrently(otherFiles, CONCURRENCY, (file) => upload(base, dir, file));
      await upload(base, dir, FILES_MANIFEST);
      // An earlier upload may have left a damaged file that this one does not have.
      const leftovers = (await listFilesBelow(base)).filter(({ file }) => !files.includes(file));
      await mapConcurrently(leftovers, CONCURRENCY, ({ file }) => bucket.remove(toKey(base) + file));
    },
    read: (path) => bucket.get(toKey(path)),
    listFiles: async (base) => {
      const files = await listFilesBelow(base);
      return files.some(({ file }) => file === FILES_MANIFEST) ? files : [];
    },
    listReleases: (folder) => bucket.listFolders(`${folder}/`),
    remove: async (base) => {
      const keys = (await bucket.list(toKey(base))).map(({ key }) => key);
      // First, because no other file is served once the list of hashes is missing.
      await bucket.remove(toKey(base) + FILES_MANIFEST);
      await mapConcurrently(keys, CONCURRENCY, (key) => bucket.remove(key));
    },
    verifyRelease,
    check: async () => {
      await bucket.listFolders('');
    },
  };
};
