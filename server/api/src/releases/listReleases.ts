import type { Registry } from '@hashgrid/contracts';
import {
  getEntry,
  getReleaseId,
  listPublishedNames,
  LIVE_CHANNEL,
  parseRegistry,
  type CanaryState,
  type ListedRelease,
  type ReleaseLogEntry,
} from '@hashgrid/contracts/releases';
import type { Context } from '../Context';
import type { Queries } from '../database/Database';
import { readPage } from '../database/readPage';
import { DomainError } from '../DomainError';
import { findFileProblems } from './builds/storedBuilds';
import { listRunningCanaries, type RunningCanary } from './registry/canaries.queries';
import { listClaims } from './permissions/claims.queries';
import { listChannels, listNameStates, readRegistry, readStoredRegistry } from './registry/registry.queries';
import { findLiveId } from './registry/registryRules';
import { listLogEntries } from './registry/releaseLog.queries';

const LOG_PAGE = 50;

const listNames = (registry: Registry): string[] => [
  ...new Set([
    ...listPublishedNames(registry),
    ...Object.keys(registry.malformed ?? {}),
    ...Object.keys(registry.unpublished ?? {}),
  ]),
];

type Builds = Pick<ListedRelease, 'current' | 'publishedAt' | 'publishedBy' | 'previous' | 'rolledBack'>;

const NO_BUILDS: Builds = {
  current: null,
  publishedAt: null,
  publishedBy: null,
  previous: [],
  rolledBack: [],
};

function listBuilds(registry: Registry, name: string): Builds {
  const entry = getEntry(registry, name);
  if (!entry) return NO_BUILDS;
  const { current, previous, rolledBack = [] } = entry;
  return {
    current: getReleaseId(current),
    publishedAt: current.publishedAt,
    publishedBy: current.publishedBy ?? null,
    previous: previous.map(getReleaseId),
    rolledBack: rolledBack.map(getReleaseId),
  };
}

const toCanaryState = ({ build, startedAt, promoteAt, ...canary }: RunningCanary): CanaryState => ({
  release: build,
  percent: canary.percent,
  startedAt: startedAt.toISOString(),
  promoteAt: promoteAt?.toISOString() ?? null,
  candidate: canary.candidate,
  live: canary.live,
});

const findCanary = (canaries: readonly RunningCanary[], name: string): CanaryState | null => {
  const canary = canaries.find((each) => each.name === name);
  return canary ? toCanaryState(canary) : null;
};

/** Returns the names of a channel with their builds, owners, paths, holds and canaries. */
export async function listReleases(
  { database }: Context,
  channel: string = LIVE_CHANNEL,
): Promise<{ channel: string; revision: number; remotes: ListedRelease[] }> {
  const registry = await readRegistry(database, channel);
  const states = new Map((await listNameStates(database, channel)).map((state) => [state.name, state]));
  const claims = new Map((await listClaims(database, channel)).map((claim) => [claim.name, claim]));
  const canaries = await listRunningCanaries(database, channel);
  const remotes = listNames(registry).map((name): ListedRelease => {
    const { paused = null, pinned = null } = states.get(name) ?? {};
    const { team = null, paths = [] } = claims.get(name) ?? {};
    return {
      name,
      ...listBuilds(registry, name),
      unpublishedAt: registry.unpublished?.[name] ?? null,
      malformed: registry.malformed?.[name]?.reason ?? null,
      paused,
      pinned,
      canary: findCanary(canaries, name),
      team,
      paths,
    };
  });
  return { channel, revision: registry.revision, remotes };
}

async function requireChannels(queries: Queries, channels: readonly string[]): Promise<void> {
  const known = new Set([LIVE_CHANNEL, ...(await listChannels(queries))]);
  const unknown = channels.find((channel) => !known.has(channel));
  if (unknown !== undefined)
    throw new DomainError(
      'notFound',
      `There is no channel "${unknown}". Choose one of: ${[...known].join(', ')}.`,
    );
}

/**
 * Returns the names whose live builds differ between two channels.
 * @throws {DomainError} when there is no such channel: a mistyped one would seem to be empty.
 */
export async function diffReleases({ database }: Context, from: string, to: string) {
  await requireChannels(database, [from, to]);
  const [left, right] = [await readRegistry(database, from), await readRegistry(database, to)];
  const names = new Set([...listNames(left), ...listNames(right)]);
  const differences = [...names]
    .map((name) => ({ name, from: findLiveId(left, name), to: findLiveId(right, name) }))
    .filter((each) => each.from !== each.to);
  return { differences };
}

interface LogFilter {
  channel?: string;
  name?: string;
  cursor?: string;
}

/** Returns a page of the log of a channel, or of one name in it, newest first. */
export async function readReleaseLog(
  { database }: Context,
  { channel = LIVE_CHANNEL, name, cursor }: LogFilter,
): Promise<{ items: ReleaseLogEntry[]; nextCursor: string | null }> {
  const { rows, nextCursor } = await readPage(
    LOG_PAGE,
    (limit) => listLogEntries(database, { channel, name, before: cursor, limit }),
    ({ id }) => id,
  );
  return { items: rows, nextCursor };
}

/** Returns the registry of a channel as it is stored, and the names whose live files are missing or damaged. */
export async function readChannel(
  { database, releaseStore }: Context,
  channel: string = LIVE_CHANNEL,
): Promise<{ registry: string; damaged: string[] }> {
  const stored = JSON.stringify(await readStoredRegistry(database, channel));
  const registry = parseRegistry(stored);
  const damaged: string[] = [];
  for (const name of listPublishedNames(registry)) {
    const current = getEntry(registry, name)?.current;
    if (current && (await findFileProblems(releaseStore, name, current)).length > 0) damaged.push(name);
  }
  return { registry: stored, damaged };
}
