import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isReservedPath } from '@hashgrid/contracts/builds';
import {
  findDescriptorProblem,
  getDescriptorFile,
  SHELL,
  type BuildHeader,
} from '@hashgrid/contracts/releases';
import type { RemoteDescriptor, ShellDescriptor } from '@hashgrid/contracts';
import { DomainError } from '../../DomainError';

/** The version is a part of the build's ID and URL, in which the registry allows neither `..` nor more than 120 characters. */
const VERSION = /^(?!.*\.\.)(?=.{1,100}$)\d+\.\d+\.\d+([-+][\w.+-]+)?$/;

/** What is invisible, or reorders the text around it, would mislead readers of lists; browsers take `//` and `/\` for another host. */
const PATH = /^\/(?![/\\])[^\s\\\p{Cc}\p{Cf}]*$/u;
/** Every page of the product contains the routes, menu entries, slots and widgets of all remotes. */
const MAX_PAGE_BYTES = 64 * 1024;

const refusalError = (name: string, reason: string) =>
  new DomainError('invalid', `The build of "${name}" was refused: ${reason}.`);

async function readDescriptor(name: string, dir: string): Promise<unknown> {
  const file = getDescriptorFile(name);
  try {
    return JSON.parse(await readFile(join(dir, file), 'utf8'));
  } catch {
    throw refusalError(name, `it has no readable ${file}`);
  }
}

const listScripts = (descriptor: RemoteDescriptor | ShellDescriptor): string[] => [
  descriptor.entry,
  ...(Array.isArray(descriptor.chunks) ? descriptor.chunks : Object.values(descriptor.chunks).flat()),
];

function checkRoutes(name: string, { routes, menu = [], slots = [], widgets = [] }: RemoteDescriptor): void {
  const invalid = [...routes, ...menu].find(({ path }) => !PATH.test(path));
  if (invalid) throw refusalError(name, `the path ${JSON.stringify(invalid.path)} is not allowed`);
  const reserved = routes.find(({ path }) => isReservedPath(path));
  if (reserved) throw refusalError(name, `path "${reserved.path}" belongs to the gateway or the shell`);
  const bytes = Buffer.byteLength(JSON.stringify([routes, menu, slots, widgets]));
  if (bytes > MAX_PAGE_BYTES)
    throw refusalError(
      name,
      `its routes, menu, slots and widgets have ${bytes} bytes, more than ${MAX_PAGE_BYTES}`,
    );
}

/**
 * Checks an uploaded build before it is stored: it must have a valid descriptor of its name, whose scripts exist and have hashes.
 * @throws {DomainError} naming the first problem.
 */
export async function checkBuild({ name, files }: BuildHeader, dir: string): Promise<void> {
  const parsed = await readDescriptor(name, dir);
  const problem = findDescriptorProblem(name, parsed);
  if (problem) throw refusalError(name, `${getDescriptorFile(name)}: ${problem}`);
  const descriptor = parsed as RemoteDescriptor | ShellDescriptor;
  if (!VERSION.test(descriptor.version))
    throw refusalError(name, `the version "${descriptor.version}" is not valid`);
  const paths = new Set(files.map(({ path }) => path));
  const missing = listScripts(descriptor).find(
    (script) => !paths.has(script) || !Object.hasOwn(descriptor.integrity, script),
  );
  if (missing)
    throw refusalError(name, `the script "${missing}" is missing, or has no hash in its integrity`);
  if (!('routes' in descriptor)) return;
  if (descriptor.name !== name || name === SHELL)
    throw refusalError(name, `it is a build of "${descriptor.name}"`);
  checkRoutes(name, descriptor);
}
