import type { Registry, RegistryEntry, Release } from '@hashgrid/contracts';
import {
  DEV_HASH,
  formatChannelOption,
  getEntry,
  getReleaseId,
  type Descriptor,
} from '@hashgrid/contracts/releases';
import { COMMAND_LINE } from '../cli/commandLine';
import { computeSourceHash } from '../compile/computeSourceHash';
import { CHECKOUT } from './releaseStore';

type Hold = 'paused' | 'pinned';

const formatCommand = (command: string, name: string, channel: string | undefined): string =>
  `${COMMAND_LINE} ${command} ${name}${formatChannelOption(channel)}`;

interface Options {
  /**
   * Whether to keep what another checkout has published, even from older sources, and what is paused or pinned, and to leave out what is
   * unpublished or malformed.
   */
  keepOthers: boolean;
  /** Channel of the releases, for the commands in the lines; `live` when left out. */
  channel?: string | undefined;
}

/** The names that a publish of changes builds, and those that it keeps. */
interface Changes {
  /** Names to build. */
  changed: string[];
  /** A line about each name that differs from this checkout and is not built. */
  kept: string[];
}

/** What is live, and the names whose live files are missing or damaged. */
interface Live {
  registry: Registry;
  damaged: readonly string[];
  /** Names that are paused or pinned, so that they get no other build. */
  held?: Readonly<Record<string, Hold>>;
}

/** Returns why an automatic publish skips a name that has no live release; null when it has never been published. */
const describeWithheld = (
  { malformed, unpublished }: Registry,
  name: string,
  channel: string | undefined,
): string | null => {
  const advice = `Publish it with: ${formatCommand('publish', name, channel)}`;
  const broken = malformed?.[name];
  if (broken) return `Left out ${name}: its registry entry is malformed (${broken.reason}). ${advice}`;
  const since = unpublished?.[name];
  return since ? `Left out ${name}, unpublished at ${since}. ${advice}` : null;
};

/** How the sources of a name compare with its builds. */
type SourceState =
  /** A live build or a canary has these sources; a canary counts, so that a restart does not give it to all players. */
  | { kind: 'published' }
  /** The live build has these sources, but files of it are missing or damaged. */
  | { kind: 'damaged' }
  /** A build of these sources was rolled back. */
  | { kind: 'rolledBack'; release: Release<Descriptor> }
  | { kind: 'changed' };

const findState = (
  { current, rolledBack = [], candidate }: RegistryEntry<Descriptor>,
  isDamaged: boolean,
  name: string,
): SourceState => {
  const sourceHash = computeSourceHash(name);
  const isBuiltFromSources = (release: Release<Descriptor>) => release.descriptor.sourceHash === sourceHash;
  if (isBuiltFromSources(current)) return { kind: isDamaged ? 'damaged' : 'published' };
  if (candidate && isBuiltFromSources(candidate.release)) return { kind: 'published' };
  const release = rolledBack.find(isBuiltFromSources);
  return release ? { kind: 'rolledBack', release } : { kind: 'changed' };
};

const formatEndHold = (hold: Hold, name: string, channel: string | undefined): string =>
  formatCommand(hold === 'paused' ? 'resume' : 'unpin', name, channel);

const describeHeld = (build: string, name: string, hold: Hold, channel: string | undefined): string =>
  `Kept ${build}, which is ${hold}. Allow this checkout's build with: ${formatEndHold(hold, name, channel)}`;

const describeRolledBack = (
  { current, rolledBack }: { current: Release<Descriptor>; rolledBack: Release<Descriptor> },
  hold: Hold | undefined,
  name: string,
  channel: string | undefined,
): string => {
  const publish = formatCommand('publish', name, channel);
  return (
    `Kept ${name} ${getReleaseId(current)}, because this checkout's build ${getReleaseId(rolledBack)} was rolled back. ` +
    `Publish it again with: ${hold ? `${formatEndHold(hold, name, channel)} && ${publish}` : publish}`
  );
};

/** Returns why an automatic publish must not replace a live build; null when it may. */
const describeKept = (
  { current }: RegistryEntry<Descriptor>,
  hold: Hold | undefined,
  name: string,
  channel: string | undefined,
): string | null => {
  if (hold) return describeHeld(`${name} ${getReleaseId(current)}`, name, hold, channel);
  if (current.publishedBy === CHECKOUT || current.descriptor.sourceHash === DEV_HASH) return null;
  return (
    `Kept ${name} ${getReleaseId(current)}, published by ${current.publishedBy ?? 'an unknown checkout'}. ` +
    `Replace it with this checkout's build: ${formatCommand('publish', name, channel)}`
  );
};

/**
 * Returns null for a name that needs no build. Otherwise `kept` says why it must not be built; without it, the name is to be built.
 */
const findChange = (
  { registry, damaged, held = {} }: Live,
  name: string,
  { keepOthers, channel }: Options,
): { kept?: string } | null => {
  const entry = getEntry(registry, name);
  if (!entry) {
    const kept = keepOthers ? describeWithheld(registry, name, channel) : null;
    return kept ? { kept } : {};
  }
  const state = findState(entry, damaged.includes(name), name);
  if (state.kind === 'published') return null;
  if (state.kind === 'rolledBack') {
    const builds = { current: entry.current, rolledBack: state.release };
    return { kept: describeRolledBack(builds, held[name], name, channel) };
  }
  if (!keepOthers || state.kind === 'damaged') return {};
  const kept = describeKept(entry, held[name], name, channel);
  return kept ? { kept } : {};
};

/** Finds the names whose sources differ from their live builds, or whose files are missing or damaged. */
export const findChanges = (live: Live, names: readonly string[], options: Options): Changes => {
  const changes: Changes = { changed: [], kept: [] };
  for (const name of names) {
    const change = findChange(live, name, options);
    if (change?.kept) changes.kept.push(change.kept);
    else if (change) changes.changed.push(name);
  }
  return changes;
};
