import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from '@hashgrid/contracts';
import { computeIntegrity, listFiles } from '@hashgrid/contracts/builds';
import {
  createFileVerifier,
  createFolderStore,
  FILES_MANIFEST,
  getDescriptorFile,
  getReleaseFolder,
  type ArtifactStore,
  type Descriptor,
} from '@hashgrid/contracts/releases';
import { compressFiles } from './compressFiles';
import { describeProblems } from './describeProblems';
import { ReleaseError } from './ReleaseError';
import { CHECKOUT } from './releaseStore';
import { withTemporaryDir } from './withTemporaryDir';

/** Returns the descriptor as it is stored: without its source hash, so that equal builds have equal files. */
const toStoredDescriptor = (descriptor: Descriptor): string =>
  JSON.stringify({ ...descriptor, sourceHash: '' });

/** Returns the files of a build, without the `files.json` that a copy of a stored release has. */
const listBuildFiles = (buildDir: string): string[] =>
  listFiles(buildDir).filter((file) => file !== FILES_MANIFEST);

/** Hashes what browsers receive: every file, and the descriptor without its source hash. */
const computeContentHash = (name: string, buildDir: string, descriptor: Descriptor): string => {
  const hash = createHash('sha256').update(toStoredDescriptor(descriptor));
  for (const file of listBuildFiles(buildDir)) {
    if (file === getDescriptorFile(name)) continue;
    hash.update(`${file}\0`).update(readFileSync(join(buildDir, file), 'latin1'), 'latin1');
  }
  return hash.digest('hex').slice(0, 8);
};

/** Returns the text of a build's `files.json`. */
const computeManifest = (name: string, buildDir: string, descriptor: Descriptor): string => {
  const read = (file: string) =>
    file === getDescriptorFile(name)
      ? Buffer.from(toStoredDescriptor(descriptor))
      : readFileSync(join(buildDir, file));
  return JSON.stringify(
    Object.fromEntries(
      listBuildFiles(buildDir).map((file) => [file, computeIntegrity(new Uint8Array(read(file)))]),
    ),
  );
};

/**
 * Copies a build into a folder of the store, and checks the copy against the build.
 * @throws {ReleaseError} when a file differs.
 */
const copyBuild = async (
  name: string,
  buildDir: string,
  dir: string,
  release: Release<Descriptor>,
  { manifest, compress }: { manifest: string; compress: boolean },
): Promise<void> => {
  cpSync(buildDir, dir, { recursive: true, filter: (path) => path !== join(buildDir, FILES_MANIFEST) });
  writeFileSync(join(dir, getDescriptorFile(name)), toStoredDescriptor(release.descriptor));
  if (compress) await compressFiles(dir);
  writeFileSync(join(dir, FILES_MANIFEST), manifest);
  const problems = await createFileVerifier(dir).verifyRelease({ ...release, base: '/' });
  if (problems.length === 0) return;
  throw new ReleaseError(
    `Could not store ${name} ${release.version}: ${describeProblems(problems)} after the copy. Check the disk, and publish again.`,
  );
};

/** Whether the store has a whole build with other files under the ID of a release. */
const hasOtherBuild = async (artifacts: ArtifactStore, release: Release<Descriptor>): Promise<boolean> => {
  const manifest = await artifacts.read(release.base + FILES_MANIFEST);
  if (!manifest) return false;
  const filesIntegrity = computeIntegrity(manifest);
  if (filesIntegrity === release.filesIntegrity) return false;
  // The hashes of the stored build's scripts are in its own list; those in `release` are of the new build.
  const descriptor = { ...release.descriptor, integrity: {}, lazyIntegrity: {} };
  return (await artifacts.verifyRelease({ ...release, filesIntegrity, descriptor })).length === 0;
};

/**
 * Copies a build into the store, as an immutable directory named after its version and content. A build that is already stored
 * stays, unless one of its files is missing or damaged.
 * @param storeDir The release store; builds are prepared there.
 * @param options.compress Whether to add Brotli and gzip files; development builds have none.
 * @param options.artifacts Where the files of releases are; the release store when left out.
 * @throws {ReleaseError} when the copy differs, or another build has the same ID.
 */
export const storeRelease = async (
  storeDir: string,
  name: string,
  buildDir: string,
  {
    compress,
    artifacts = createFolderStore(storeDir),
  }: { compress: boolean; artifacts?: ArtifactStore | undefined },
): Promise<Release<Descriptor>> => {
  const descriptor = JSON.parse(readFileSync(join(buildDir, getDescriptorFile(name)), 'utf8')) as Descriptor;
  const { version } = descriptor;
  const hash = computeContentHash(name, buildDir, descriptor);
  const manifest = computeManifest(name, buildDir, descriptor);
  const release: Release<Descriptor> = {
    version,
    hash,
    base: `/${getReleaseFolder(name)}/${version}-${hash}/`,
    publishedAt: new Date().toISOString(),
    publishedBy: CHECKOUT,
    filesIntegrity: computeIntegrity(new Uint8Array(Buffer.from(manifest))),
    descriptor,
  };
  if ((await artifacts.verifyRelease(release)).length === 0) return release;
  // The stored build may be live, so an upload must not change it.
  if (await hasOtherBuild(artifacts, release))
    throw new ReleaseError(
      `Could not store ${name} ${version}: a different build is already stored as ${version}-${hash}. Change the version, and publish again.`,
    );
  await withTemporaryDir(join(storeDir, '.incoming'), async (temporaryDir) => {
    const dir = join(temporaryDir, 'release');
    mkdirSync(dir);
    await copyBuild(name, buildDir, dir, release, { manifest, compress });
    await artifacts.put(release, dir);
  });
  return release;
};
