import { computeIntegrity } from '../builds/computeIntegrity';
import { createFileVerifier, type AnyRelease } from './createFileVerifier';
import { FILES_MANIFEST } from './filesManifest';

const BASE = '/remotes/shop/1.0.0-1a2b3c4d/';
const encode = (text: string) => new TextEncoder().encode(text);

/** Creates a release of one script, whose files are read from `contents`. */
const openRelease = (manifest?: string) => {
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

test('reads the list of hashes again after it could not be read once', async () => {
  const { contents, list, verifier, release, filesIntegrity } = openRelease();
  const published = { ...release, filesIntegrity };
  contents.set(BASE + FILES_MANIFEST, null);
  expect(await verifier.verifyRelease(published)).toEqual([{ file: FILES_MANIFEST, problem: 'damaged' }]);
  contents.set(BASE + FILES_MANIFEST, list);
  expect(await verifier.verifyRelease(published)).toEqual([]);
});

test.each(['null', '[]', '"text"', '{'])('takes the list of hashes %s as damaged', async (manifest) => {
  const { verifier, release } = openRelease(manifest);
  expect(await verifier.verifyFile(release, 'entry.js')).toBe('damaged');
});
