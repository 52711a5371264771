import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import type { Canary, Registry, RegistryEntry, Release } from '../registry';
import { SHELL } from './registryEntry';
import {
  createCanarySchema,
  RegistrySchema,
  createReleaseSchema,
  RemoteSchema,
  ShellSchema,
} from './registrySchemas';

const SHELL_RELEASE = createReleaseSchema(ShellSchema);
const REMOTE_RELEASE = createReleaseSchema(RemoteSchema);
const REMOTE_CANARY = createCanarySchema(RemoteSchema);

/** An entry as stored: its shape is unknown, and older ones have one rolled-back release instead of a list. */
interface StoredEntry {
  current?: unknown;
  previous?: unknown;
  rolledBack?: unknown;
  candidate?: unknown;
}

/** Describes the first mismatch, such as `current/base must be string`; `path` is that of the value. */
const describeProblem = (schema: TSchema, value: unknown, path = ''): string => {
  const [{ instancePath = '', keyword = '', message = 'is not valid' } = {}] = Value.Errors(schema, value);
  // TypeBox's message for a field that the schema doesn't list is "schema is false".
  return `${path}${instancePath} ${keyword === 'boolean' ? 'is not allowed' : message}`.trim();
};

/** Returns what is wrong with a descriptor of the shell or a remote; null if it is valid. */
export const findDescriptorProblem = (name: string, value: unknown): string | null => {
  const schema = name === SHELL ? ShellSchema : RemoteSchema;
  return Value.Check(schema, value) ? null : describeProblem(schema, value);
};

const toList = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];

/**
 * Parses an entry. Malformed releases other than the live one are left out, and so is a canary of the shell, which can have none.
 * @throws {Error} saying what is wrong with the live release.
 */
const parseEntry = <Descriptor>(value: unknown, schema: TSchema): RegistryEntry<Descriptor> => {
  const { current, previous, rolledBack, candidate } = (value ?? {}) as StoredEntry;
  if (!Value.Check(schema, current)) throw new Error(describeProblem(schema, current, 'current'));
  const parseList = (list: unknown) =>
    toList(list).filter((release): release is Release<Descriptor> => Value.Check(schema, release));
  const rolledBackReleases = parseList(rolledBack);
  return {
    current: current as Release<Descriptor>,
    previous: parseList(previous),
    ...(rolledBackReleases.length > 0 && { rolledBack: rolledBackReleases }),
    ...(Value.Check(REMOTE_CANARY, candidate) && { candidate: candidate as Canary<Descriptor> }),
  };
};

/**
 * Parses a stored registry entry by entry, so that a malformed one takes down only its own remote.
 * @returns The registry; entries that can't be used are in `malformed`.
 * @throws {Error} if the text is not a registry.
 */
export const parseRegistry = (text: string): Registry => {
  const stored = JSON.parse(text) as Registry;
  if (!Value.Check(RegistrySchema, stored))
    throw new Error(`it is not a registry: ${describeProblem(RegistrySchema, stored)}`);
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
  if (stored.shell) registry.shell = parse(SHELL, stored.shell, SHELL_RELEASE);
  for (const [name, value] of Object.entries(stored.remotes)) {
    const entry: Registry['remotes'][string] | null = parse(name, value, REMOTE_RELEASE);
    if (entry) registry.remotes[name] = entry;
  }
  return Object.keys(malformed).length > 0 ? { ...registry, malformed } : registry;
};
