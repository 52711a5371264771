import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import fsPromises from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { computeIntegrity } from '@hashgrid/contracts/builds';
import { BUILD_TYPE, type BuildHeader } from '@hashgrid/contracts/releases';
import { makeBuild, openReleaseApi, packFiles } from '../../../test/releaseApi';
import { receiveBuild } from './receiveBuild';

const { api, releasesDir, send, newToken } = openReleaseApi();

const listAll = (): string[] =>
  existsSync(releasesDir) ? readdirSync(releasesDir, { recursive: true, encoding: 'utf8' }).sort() : [];

const joinBytes = (...parts: (Buffer | string)[]): Buffer =>
  Buffer.concat(parts.map((part) => new Uint8Array(Buffer.from(part as string))));

/** Packs an upload with a changed list of files. */
const packWith = async (
  change: (header: BuildHeader) => void,
  files = makeBuild('shop'),
): Promise<Buffer> => {
  const packed = await packFiles('shop', files);
  const end = packed.indexOf('\n');
  const header = JSON.parse(packed.subarray(0, end).toString()) as BuildHeader;
  change(header);
  return joinBytes(`${JSON.stringify(header)}\n`, packed.subarray(end + 1));
};

const changeDescriptor = (change: (descriptor: Record<string, unknown>) => void) => {
  const files = makeBuild('shop');
  const descriptor = JSON.parse(files['remote.json']!) as Record<string, unknown>;
  change(descriptor);
  return { ...files, 'remote.json': JSON.stringify(descriptor) };
};

const badUploads: [string, () => Promise<Buffer>, string][] = [
  [
    'a wrong hash',
    () => packWith(({ files }) => void (files[0]!.integrity = computeIntegrity(new Uint8Array()))),
    'has the hash',
  ],
  ['too few bytes', async () => (await packFiles('shop', makeBuild('shop'))).subarray(0, -1), 'cut short'],
  [
    'a list of files that is cut short',
    async () => (await packFiles('shop', makeBuild('shop'))).subarray(0, 20),
    'cut short',
  ],
  [
    'more bytes than it lists',
    async () => joinBytes(await packFiles('shop', makeBuild('shop')), 'x'),
    'continues after',
  ],
  ['no list of files', async () => Buffer.from('hello\n'), 'not JSON'],
  [
    'a path outside the folder',
    () => packWith(({ files }) => void (files[0]!.path = '../entry.js')),
    'not valid',
  ],
  ['an absolute path', () => packWith(({ files }) => void (files[0]!.path = '/etc/passwd')), 'not valid'],
  ['a hidden folder', () => packWith(({ files }) => void (files[0]!.path = 'a/.git/x')), 'not allowed'],
  ['a long name', () => packWith(({ files }) => void (files[0]!.path = 'a'.repeat(300))), 'is too long'],
  [
    'a long path',
    () => packWith(({ files }) => void (files[0]!.path = 'a/'.repeat(400_000) + 'x')),
    'is too long',
  ],
  ['one path twice', () => packWith(({ files }) => void (files[0]!.path = 'REMOTE.json')), 'conflicts'],
  [
    'a file that is a folder too',
    () => packWith(({ files }) => void (files[0]!.path = 'remote.json/x')),
    'conflicts',
  ],
  ['a name that leaves the folder', () => packWith((header) => void (header.name = '../shop')), 'not valid'],
  ['the name constructor', () => packWith((header) => void (header.name = 'constructor')), 'not valid'],
  ['the name __proto__', () => packWith((header) => void (header.name = '__proto__')), 'not valid'],
  ['unknown fields', () => packWith((header) => void Object.assign(header, { isAdmin: true })), 'not valid'],
  [
    'a version that leaves the folder',
    () =>
      packFiles(
        'shop',
        changeDescriptor((descriptor) => (descriptor.version = '../../x')),
      ),
    'is not valid',
  ],
  [
    'another name in its descriptor',
    () =>
      packFiles(
        'shop',
        changeDescriptor((descriptor) => (descriptor.name = 'auth')),
      ),
    'is a build of "auth"',
  ],
  [
    'an entry without a hash',
    () =>
      packFiles(
        'shop',
        changeDescriptor((descriptor) => (descriptor.integrity = {})),
      ),
    'no hash',
  ],
  [
    'a route that belongs to the gateway',
    () => packFiles('shop', makeBuild('shop', 'x', ['/api/v1'])),
    'belongs to the gateway',
  ],
  ...['/shop\u001b[2J', '/shop\u202e', '//evil.example', '/\\evil.example', '/shop '].map(
    (path): (typeof badUploads)[number] => [
      `the menu path ${JSON.stringify(path)}`,
      () =>
        packFiles(
          'shop',
          changeDescriptor((descriptor) => (descriptor.menu = [{ path, title: 'A', icon: 'a', order: 1 }])),
        ),
      `the path ${JSON.stringify(path)} is not allowed`,
    ],
  ),
  ['a path with a line break', () => packFiles('shop', makeBuild('shop', 'x', ['/a\n/b'])), 'is not allowed'],
  [
    'routes that would enlarge every page',
    () => packFiles('shop', makeBuild('shop', 'x', [`/${'a'.repeat(70_000)}`])),
    'more than 64 KB',
  ],
  ['no descriptor', () => packFiles('shop', { 'entry.js': 'x' }), 'no readable remote.json'],
  [
    'a descriptor whose routes are not a list',
    () =>
      packFiles(
        'shop',
        changeDescriptor((descriptor) => (descriptor.routes = 'all')),
      ),
    'routes',
  ],
];

test.each(['1.0.0-rc..1', `1.0.0-${'a'.repeat(120)}`])(
  'refuses the version %s, with which the registry entry would be malformed once it is live',
  async (version) => {
    const { token } = await newToken();
    const files = changeDescriptor((descriptor) => (descriptor.version = version));
    expect(await send('POST /builds', token, await packFiles('shop', files))).toMatchObject({
      status: 422,
      message: `The build of "shop" was refused: the version "${version}" is not valid.`,
    });
  },
);

test.each(badUploads)('refuses an upload with %s, and leaves nothing behind', async (_, pack, message) => {
  const { token } = await newToken();
  const before = listAll();
  const refused = await send('POST /builds', token, await pack());
  expect(refused).toMatchObject({ status: 422, message: expect.stringContaining(message) });
  expect(listAll().filter((file) => file !== '.incoming')).toEqual(
    before.filter((file) => file !== '.incoming'),
  );
});

test('responds to an upload that it refuses before it has read the files', async () => {
  const { token } = await newToken({ remotes: ['else'] });
  const url = await api.app.listen({ host: '127.0.0.1', port: 0 });
  const response = await fetch(`${url}/api/releases/builds`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': BUILD_TYPE },
    body: new Uint8Array(await packFiles('shop', { 'entry.js': 'x'.repeat(1_000_000) })),
  });
  expect(response.status).toBe(403);
  expect(await response.json()).toMatchObject({
    message: expect.stringContaining('lacks the scope remote "shop"') as string,
  });
});

test('says that the disk of the server is full, and leaves nothing behind', async () => {
  const { token } = await newToken();
  const before = listAll();
  jest.spyOn(fsPromises, 'open').mockRejectedValueOnce(Object.assign(new Error(), { code: 'ENOSPC' }));
  expect(
    await send('POST /builds', token, await packFiles('shop', makeBuild('shop', 'large'))),
  ).toMatchObject({
    status: 503,
    message: 'The upload could not be stored: the disk is full (ENOSPC). Free some space on it.',
  });
  expect(listAll()).toEqual(before);
});

test('says what to do when the folder of uploads cannot be used', async () => {
  const { token } = await newToken();
  const incoming = join(releasesDir, '.incoming');
  rmSync(incoming, { recursive: true, force: true });
  writeFileSync(incoming, 'not a folder');
  const { status, message } = await send('POST /builds', token, await packFiles('shop', makeBuild('shop')));
  rmSync(incoming);
  expect([status, message]).toEqual([
    503,
    `The upload could not be stored: Could not create a folder in ${incoming}: a file is where a folder should be (EEXIST). Move that file away.`,
  ]);
});

describe('limits', () => {
  const limits = { headerBytes: 512, files: 2, fileBytes: 2 * 1024, bytes: 3 * 1024 };
  const receive = async (chunks: Buffer[]) =>
    receiveBuild(Readable.from(chunks), join(releasesDir, 'nowhere'), () => undefined, limits);

  test.each([
    ['many files', { a: '', b: '', c: '' }, 'it has 3 files, more than 2. Leave out files'],
    ['a large file', { a: 'x'.repeat(2049) }, '"a" has 2.1 KB, more than 2 KB. Compress it or split it.'],
    [
      'too much in total',
      { a: 'x'.repeat(1600), b: 'x'.repeat(1600) },
      'its files have 3.2 KB, more than 3 KB. Leave out files',
    ],
  ])('reject %s before a byte is written', async (_, files, message) => {
    await expect(receive([await packFiles('shop', files)])).rejects.toMatchObject({
      kind: 'tooLarge',
      message: expect.stringContaining(message),
    });
    expect(existsSync(join(releasesDir, 'nowhere'))).toBe(false);
  });

  test('reject an endless list of files while it arrives', async () => {
    await expect(receive([Buffer.alloc(300, 'x'), Buffer.alloc(300, 'x')])).rejects.toMatchObject({
      kind: 'tooLarge',
    });
  });
});

test('reads an upload that arrives byte by byte', async () => {
  const packed = await packFiles('shop', makeBuild('shop'));
  const bytes = [...packed].map((_, index) => packed.subarray(index, index + 1));
  const dir = mkdtempSync(join(releasesDir, 'bytes-'));
  await receiveBuild(Readable.from(bytes), dir, () => undefined);
  expect(readFileSync(join(dir, 'entry.js'), 'utf8')).toBe('one');
});
