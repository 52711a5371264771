import { createHash } from 'node:crypto';
import { mkdir, open, type FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { BuildHeaderSchema, UPLOAD_LIMITS, type BuildHeader } from '@hashgrid/contracts/releases';
import { Value } from 'typebox/value';
import { DomainError } from '../../DomainError';

type Limits = { readonly [Name in keyof typeof UPLOAD_LIMITS]: number };
type File = BuildHeader['files'][number];

const NEWLINE = 10;

const refuse = (what: string) => new DomainError('invalid', `The upload was refused: ${what}.`);
const refuseSize = (what: string) => new DomainError('tooLarge', `The upload was refused: ${what}.`);

/** Reads a stream in pieces of the sizes that are asked for. */
class ByteReader {
  private rest: Uint8Array = new Uint8Array();
  private readonly chunks: AsyncIterator<Uint8Array>;

  constructor(stream: Readable) {
    this.chunks = stream[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>;
  }

  /** Returns some bytes, at most `max`; null at the end. */
  async read(max: number): Promise<Uint8Array | null> {
    while (this.rest.length === 0) {
      const { value, done } = await this.chunks.next().catch(() => {
        throw refuse('it was cut short');
      });
      if (done) return null;
      this.rest = value;
    }
    const part = this.rest.subarray(0, max);
    this.rest = this.rest.subarray(part.length);
    return part;
  }

  /** Returns the bytes before the next newline. */
  async readLine(maxBytes: number): Promise<string> {
    const parts: Uint8Array[] = [];
    for (let size = 0; ;) {
      const part = await this.read(Infinity);
      if (!part) throw refuse('it was cut short in its list of files');
      const end = part.indexOf(NEWLINE);
      parts.push(end < 0 ? part : part.subarray(0, end));
      size += parts.at(-1)?.length ?? 0;
      if (size > maxBytes) throw refuseSize(`its list of files exceeds ${maxBytes} bytes`);
      if (end < 0) continue;
      const after = part.subarray(end + 1);
      this.rest = after;
      return Buffer.concat(parts).toString('utf8');
    }
  }
}

function parseHeader(line: string): BuildHeader {
  try {
    const header: unknown = JSON.parse(line);
    if (Value.Check(BuildHeaderSchema, header)) return header;
    const [problem] = Value.Errors(BuildHeaderSchema, header);
    throw refuse(`its list of files is not valid: ${problem?.instancePath} ${problem?.message}`);
  } catch (error) {
    if (error instanceof DomainError) throw error;
    throw refuse('its first line is not JSON');
  }
}

/** Returns the first path that another one of the list is too, or a folder of. */
function findClash(files: readonly File[]): string | undefined {
  const paths = new Set<string>();
  // File systems may not tell upper from lower case.
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
  if (files.length > limits.files) throw refuseSize(`${files.length} files, more than ${limits.files}`);
  const large = files.find(({ size }) => size > limits.fileBytes);
  if (large) throw refuseSize(`"${large.path}" has ${large.size} bytes, more than ${limits.fileBytes}`);
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  if (bytes > limits.bytes) throw refuseSize(`${bytes} bytes, more than ${limits.bytes}`);
  const clash = findClash(files);
  if (clash) throw refuse(`the path "${clash}" is there twice`);
  // A folder name such as `.` or an empty one would be another path on disk.
  const odd = files.find(({ path }) => path.split('/').some((part) => part === '' || part.startsWith('.')));
  if (odd) throw refuse(`the path "${odd.path}" is not allowed`);
}

async function writeFrom(reader: ByteReader, handle: FileHandle, { path, size }: File): Promise<string> {
  const hash = createHash('sha384');
  for (let left = size; left > 0;) {
    const part = await reader.read(left);
    if (!part) throw refuse(`it was cut short in "${path}"`);
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
      throw refuse(`"${file.path}" has the hash ${integrity}, not ${file.integrity}`);
  } finally {
    await handle.close();
  }
}

/**
 * Writes the files of an upload into an empty folder, and checks the hash of each on the way.
 * @param checkName Throws when the caller may not upload this name; called before any file is written.
 * @throws {DomainError} when the upload is too large, cut short, or not what it says.
 */
export async function receiveBuild(
  stream: Readable,
  dir: string,
  checkName: (name: string) => void,
  limits: Limits = UPLOAD_LIMITS,
): Promise<BuildHeader> {
  const reader = new ByteReader(stream);
  const header = parseHeader(await reader.readLine(limits.headerBytes));
  checkName(header.name);
  checkHeader(header, limits);
  for (const file of header.files) await receiveFile(reader, dir, file);
  if (await reader.read(1)) throw refuse('it goes on after its last file');
  return header;
}
