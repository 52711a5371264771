import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  findDescriptorProblem,
  getDescriptorFile,
  SHELL,
  type BuildHeader,
} from '@hashgrid/contracts/releases';
import type { RemoteDescriptor, ShellDescriptor } from '@hashgrid/contracts';
import { checkRoutes } from './checkRoutes';
import { createRefusal } from './createRefusal';

/** The version is a part of the build's ID and URL, in which the registry allows neither `..` nor more than 120 characters. */
const VERSION = /^(?!.*\.\.)(?=.{1,100}$)\d+\.\d+\.\d+([-+][\w.+-]+)?$/;

async function readDescriptor(name: string, dir: string): Promise<unknown> {
  const file = getDescriptorFile(name);
  try {
    return JSON.parse(await readFile(join(dir, file), 'utf8'));
  } catch {
    throw createRefusal(name, `it has no readable ${file}`);
  }
}

const listScripts = (descriptor: RemoteDescriptor | ShellDescriptor): string[] => [
  descriptor.entry,
  ...(Array.isArray(descriptor.chunks) ? descriptor.chunks : Object.values(descriptor.chunks).flat()),
];

/**
 * Checks an uploaded build before it is stored: it must have a valid descriptor of its name, whose scripts exist and have hashes.
 * @throws {DomainError} naming the first problem.
 */
export async function checkBuild({ name, files }: BuildHeader, dir: string): Promise<void> {
  const parsed = await readDescriptor(name, dir);
  const problem = findDescriptorProblem(name, parsed);
  if (problem) throw createRefusal(name, `${getDescriptorFile(name)}: ${problem}`);
  const descriptor = parsed as RemoteDescriptor | ShellDescriptor;
  if (!VERSION.test(descriptor.version))
    throw createRefusal(name, `the version "${descriptor.version}" is not valid`);
  const paths = new Set(files.map(({ path }) => path));
  const missing = listScripts(descriptor).find(
    (script) => !paths.has(script) || !Object.hasOwn(descriptor.integrity, script),
  );
  if (missing)
    throw createRefusal(name, `the script "${missing}" is missing, or has no hash in its integrity`);
  if (!('routes' in descriptor)) return;
  if (descriptor.name !== name || name === SHELL)
    throw createRefusal(name, `it is a build of "${descriptor.name}"`);
  checkRoutes(name, descriptor);
}
