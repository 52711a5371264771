import { createHash } from 'node:crypto';
import { mkdir, open, type FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { BuildHeaderSchema, UPLOAD_LIMITS, type BuildHeader } from '@hashgrid/contracts/releases';
import { Value } from 'typebox/value';
import { DomainError } from '../../DomainError';
import { formatSize } from './formatSize';

type Limits = { readonly [Name in keyof typeof UPLOAD_LIMITS]: number };
type File = BuildHeader['files'][number];

const NEWLINE = 10;
/** Longest path of a file, and longest name in it: file systems and buckets take little more. */
const MAX_PATH = 500;
const MAX_NAME = 200;

const refusalError = (reason: string) => new DomainError('invalid', `The upload was refused: ${reason}.`);
const tooLargeError = (reason: string, remedy: string) =>
  new DomainError('tooLarge', `The upload was refused: ${reason}. ${remedy}`);
const FEWER_FILES = 'Leave out files that browsers do not need, or merge small ones.';

/** Reads a stream in chunks of requested sizes, or line by line. */
class ByteReader {
  /** Bytes that the stream has delivered and that aren't read yet. */
  private buffered: Uint8Array = new Uint8Array();
  private readonly chunks: AsyncIterator<Uint8Array>;

  constructor(stream: Readable) {
    this.chunks = stream.iterator({ destroyOnReturn: false }) as AsyncIterator<Uint8Array>;
  }

  /** Ends the reading. Until then, nothing else can read the stream, not even to drop the rest of a refused upload. */
  async release(): Promise<void> {
    await this.chunks.return?.();
  }

  /** Returns the next bytes, at most `max`; null at the end of the stream. */
  async read(max: number): Promise<Uint8Array | null> {
    while (this.buffered.length === 0) {
      const { value, done } = await this.chunks.next().catch(() => {
        throw refusalError('it was cut short');
      });
      if (done) return null;
      this.buffered = value;
    }
    const part = this.buffered.subarray(0, max);
    this.buffered = this.buffered.subarray(part.length);
    return part;
  }

  /** Returns the text before the next newline. Throws when it is longer than `maxBytes`. */
  async readLine(maxBytes: number): Promise<string> {
    const parts: Uint8Array[] = [];
    for (let size = 0; ;) {
      const part = await this.read(Infinity);
      if (!part) throw refusalError('it was cut short in its list of files');
      const end = part.indexOf(NEWLINE);
      parts.push(end < 0 ? part : part.subarray(0, end));
      size += parts.at(-1)?.length ?? 0;
      if (size > maxBytes)
        throw tooLargeError(`its list of files has more than ${formatSize(maxBytes)}`, FEWER_FILES);
      if (end < 0) continue;
      this.buffered = part.subarray(end + 1);
      return Buffer.concat(parts).toString('utf8');
    }
  }
}

function parseHeader(line: string): BuildHeader {
  try {
    const header: unknown = JSON.parse(line);
    if (Value.Check(BuildHeaderSchema, header)) return header;
    const [problem] = Value.Errors(BuildHeaderSchema, header);
    throw refusalError(`its list of files is not valid: ${problem?.instancePath} ${problem?.message}`);
  } catch (error) {
    if (error instanceof DomainError) throw error;
    throw refusalError('its first line is not JSON');
  }
}

/** Returns the first path, in lower case, that is listed twice or lies inside another listed path; undefined if there is none. */
function findConflictingPath(files: readonly File[]): string | undefined {
  const paths = new Set<string>();
  // Some file systems are case-insensitive.
  const normalized = files.map(({ path }) => path.toLowerCase());
  for (const path of normalized) {
    if (paths.has(path)) return path;
    paths.add(path);
  }
  return normalized.find((path) => {
    const parts = path.split('/');
    return parts.some((_, length) => length > 0 && paths.has(parts.slice(0, length).join('/')));
  });
}

function checkHeader({ files }: BuildHeader, limits: Limits): void {
  if (files.length > limits.files)
    throw tooLargeError(`it has ${files.length} files, more than ${limits.files}`, FEWER_FILES);
  // First, because the checks below take time that grows with the square of a path's length, and their messages quote it.
  const long = files.find(
    ({ path }) => path.length > MAX_PATH || path.split('/').some((part) => part.length > MAX_NAME),
  );
  if (long) throw refusalError(`the path "${long.path.slice(0, 60)}…" is too long`);
  const large = files.find(({ size }) => size > limits.fileBytes);
  if (large)
    throw tooLargeError(
      `"${large.path}" has ${formatSize(large.size)}, more than ${formatSize(limits.fileBytes)}`,
      'Compress it or split it.',
    );
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  if (bytes > limits.bytes)
    throw tooLargeError(
      `its files have ${formatSize(bytes)}, more than ${formatSize(limits.bytes)}`,
      'Leave out files that browsers do not need, or compress the largest ones.',
    );
  const conflicting = findConflictingPath(files);
  if (conflicting) throw refusalError(`the path "${conflicting}" conflicts with another one`);
  // An empty part, `.` or `..` would name another file on disk. Hidden files are refused, too.
  const unsafe = files.find(({ path }) =>
    path.split('/').some((part) => part === '' || part.startsWith('.')),
  );
  if (unsafe) throw refusalError(`the path "${unsafe.path}" is not allowed`);
}

/** Copies the bytes of a file and returns their integrity hash. */
async function writeFrom(reader: ByteReader, handle: FileHandle, { path, size }: File): Promise<string> {
  const hash = createHash('sha384');
  for (let left = size; left > 0;) {
    const part = await reader.read(left);
    if (!part) throw refusalError(`it was cut short in "${path}"`);
    hash.update(part);
    await handle.writeFile(part);
    left -= part.length;
  }
  return `sha384-${hash.digest('base64')}`;
}

async function receiveFile(reader: ByteReader, dir: string, file: File): Promise<void> {
  const target = join(dir, file.path);
  await mkdir(dirname(target), { recursive: true });
  const handle = await open(target, 'wx');
  try {
    const integrity = await writeFrom(reader, handle, file);
    if (integrity !== file.integrity)
      throw refusalError(`"${file.path}" has the hash ${integrity}, not ${file.integrity}`);
  } finally {
    await handle.close();
  }
}

/**
 * Writes the files of an upload into an empty folder, and checks the hash of each.
 * @param checkName Throws when the caller may not upload this name; called before any file is written.
 * @throws {DomainError} when the upload is too large, cut short, or doesn't match its list of files.
 */
export async function receiveBuild(
  stream: Readable,
  dir: string,
  checkName: (name: string) => void,
  limits: Limits = UPLOAD_LIMITS,
): Promise<BuildHeader> {
  const reader = new ByteReader(stream);
  try {
    const header = parseHeader(await reader.readLine(limits.headerBytes));
    checkName(header.name);
    checkHeader(header, limits);
    for (const file of header.files) await receiveFile(reader, dir, file);
    if (await reader.read(1)) throw refusalError('it continues after its last file');
    return header;
  } finally {
    await reader.release();
  }
}
