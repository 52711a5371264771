import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import type { Canary, Registry, RegistryEntry, Release } from '../registry';
import { canarySchema, RegistrySchema, releaseSchema, RemoteSchema, ShellSchema } from './registrySchemas';

const SHELL_RELEASE = releaseSchema(ShellSchema);
const REMOTE_RELEASE = releaseSchema(RemoteSchema);
const REMOTE_CANARY = canarySchema(RemoteSchema);

/** An entry as stored: its shape is unknown, and older ones have one rolled-back release instead of a list. */
interface StoredEntry {
  current?: unknown;
  previous?: unknown;
  rolledBack?: unknown;
  candidate?: unknown;
}

const explain = (schema: TSchema, value: unknown, at: string): string => {
  const [problem] = Value.Errors(schema, value);
  return problem ? `${at}${problem.instancePath} ${problem.message}` : `${at} is not valid`;
};

/** Returns what is wrong with a descriptor of the shell or a remote; null when it is valid. */
export const findDescriptorProblem = (name: string, value: unknown): string | null => {
  const schema = name === 'shell' ? ShellSchema : RemoteSchema;
  return Value.Check(schema, value) ? null : explain(schema, value, 'it');
};

const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];

/** @throws {Error} that says what is wrong with the live release. Others that are malformed are left out; the shell has no canary. */
const parseEntry = <Descriptor>(value: unknown, schema: TSchema): RegistryEntry<Descriptor> => {
  const { current, previous, rolledBack, candidate } = (value ?? {}) as StoredEntry;
  if (!Value.Check(schema, current)) throw new Error(explain(schema, current, 'current'));
  const parseList = (list: unknown) =>
    listOf(list).filter((release): release is Release<Descriptor> => Value.Check(schema, release));
  const withdrawn = parseList(rolledBack);
  return {
    current: current as Release<Descriptor>,
    previous: parseList(previous),
    ...(withdrawn.length > 0 && { rolledBack: withdrawn }),
    ...(Value.Check(REMOTE_CANARY, candidate) && { candidate: candidate as Canary<Descriptor> }),
  };
};

/**
 * Reads a stored registry entry by entry, so that one that is malformed takes down its remote alone.
 * @returns The registry, with entries that cannot be used as `malformed`.
 * @throws {Error} when it is no registry at all.
 */
export const parseRegistry = (text: string): Registry => {
  const stored = JSON.parse(text) as Registry;
  if (!Value.Check(RegistrySchema, stored))
    throw new Error(`it is not a registry: ${explain(RegistrySchema, stored, 'it')}`);
  const malformed: NonNullable<Registry['malformed']> = {};
  const parse = <Descriptor>(name: string, value: unknown, schema: TSchema) => {
    try {
      return parseEntry<Descriptor>(value, schema);
    } catch (error) {
      malformed[name] = { reason: (error as Error).message, value };
      return null;
    }
  };
  const registry: Registry = { ...stored, shell: null, remotes: {} };
  if (stored.shell) registry.shell = parse('shell', stored.shell, SHELL_RELEASE);
  for (const [name, value] of Object.entries(stored.remotes)) {
    const entry: Registry['remotes'][string] | null = parse(name, value, REMOTE_RELEASE);
    if (entry) registry.remotes[name] = entry;
  }
  return Object.keys(malformed).length > 0 ? { ...registry, malformed } : registry;
};
