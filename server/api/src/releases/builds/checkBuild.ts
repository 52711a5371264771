import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findDescriptorProblem, isReservedPath, SHELL, type BuildHeader } from '@hashgrid/contracts/releases';
import type { RemoteDescriptor, ShellDescriptor } from '@hashgrid/contracts';
import { getDescriptorFile } from '@hashgrid/tooling/release/releaseStore';
import { DomainError } from '../../DomainError';

const VERSION = /^\d+\.\d+\.\d+([-+][\w.+-]+)?$/;

const refuse = (name: string, what: string) =>
  new DomainError('invalid', `The build of "${name}" was refused: ${what}.`);

async function readDescriptor(name: string, dir: string): Promise<unknown> {
  const file = getDescriptorFile(name);
  try {
    return JSON.parse(await readFile(join(dir, file), 'utf8'));
  } catch {
    throw refuse(name, `it has no readable ${file}`);
  }
}

const listScripts = (descriptor: RemoteDescriptor | ShellDescriptor): string[] => [
  descriptor.entry,
  ...(Array.isArray(descriptor.chunks) ? descriptor.chunks : Object.values(descriptor.chunks).flat()),
];

/**
 * Checks an uploaded build before it is stored: a valid descriptor of that name, whose scripts are there and have a hash.
 * @throws {DomainError} that says what is wrong.
 */
export async function checkBuild({ name, files }: BuildHeader, dir: string): Promise<void> {
  const given = await readDescriptor(name, dir);
  const problem = findDescriptorProblem(name, given);
  if (problem) throw refuse(name, `${getDescriptorFile(name)}: ${problem}`);
  const descriptor = given as RemoteDescriptor | ShellDescriptor;
  if (!VERSION.test(descriptor.version)) throw refuse(name, `the version "${descriptor.version}" is not one`);
  const paths = new Set(files.map(({ path }) => path));
  const missing = listScripts(descriptor).find(
    (script) => !paths.has(script) || !Object.hasOwn(descriptor.integrity, script),
  );
  if (missing) throw refuse(name, `the script "${missing}" is missing, or has no hash in its integrity`);
  if (!('routes' in descriptor)) return;
  if (descriptor.name !== name || name === SHELL) throw refuse(name, `it is a build of "${descriptor.name}"`);
  const reserved = descriptor.routes.find(({ path }) => isReservedPath(path));
  if (reserved) throw refuse(name, `path "${reserved.path}" belongs to the gateway or the shell`);
}
