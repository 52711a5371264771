import { computeIntegrity } from '../builds/computeIntegrity';
import { createFileVerifier, type AnyRelease } from './createFileVerifier';
import { FILES_MANIFEST } from './filesManifest';

const BASE = '/remotes/shop/1.0.0-1a2b3c4d/';
const encode = (text: string) => new TextEncoder().encode(text);

/** Creates a release of one script, and a verifier that reads its files from `contents`. */
const createRelease = (manifest?: string) => {
  const script = encode('export default 1;');
  const integrity = { 'entry.js': computeIntegrity(script) };
  const list = encode(manifest ?? JSON.stringify(integrity));
  const contents = new Map<string, Uint8Array | null>([
    [`${BASE}entry.js`, script],
    [BASE + FILES_MANIFEST, list],
  ]);
  const verifier = createFileVerifier({
    readStamp: (path) => Promise.resolve(contents.has(path) ? '1' : null),
    read: (path) => Promise.resolve(contents.get(path) ?? null),
  });
  const release = { base: BASE, descriptor: { entry: 'entry.js', integrity } } as unknown as AnyRelease;
  return { contents, list, verifier, release, filesIntegrity: computeIntegrity(list) };
};

test('reads the list of hashes again after a failure to read it', async () => {
  const { contents, list, verifier, release, filesIntegrity } = createRelease();
  const published = { ...release, filesIntegrity };
  contents.set(BASE + FILES_MANIFEST, null);
  expect(await verifier.verifyRelease(published)).toEqual([{ file: FILES_MANIFEST, problem: 'damaged' }]);
  contents.set(BASE + FILES_MANIFEST, list);
  expect(await verifier.verifyRelease(published)).toEqual([]);
});

test('reports the list of hashes of a release that is not stored as missing', async () => {
  const { contents, verifier, release, filesIntegrity } = createRelease();
  contents.clear();
  const problems = await verifier.verifyRelease({ ...release, filesIntegrity });
  expect(problems).toEqual([{ file: FILES_MANIFEST, problem: 'missing' }]);
});

test.each(['null', '[]', '"text"', '{'])(
  'reports a list of hashes with the content %s as damaged',
  async (manifest) => {
    const { verifier, release } = createRelease(manifest);
    expect(await verifier.verifyFile(release, 'entry.js')).toBe('damaged');
  },
);
