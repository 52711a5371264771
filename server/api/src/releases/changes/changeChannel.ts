import type { Registry } from '@hashgrid/contracts';
import {
  getEntry,
  getLiveId,
  getReleaseId,
  LIVE_CHANNEL,
  type CheckOutcome,
  type ReleaseAction,
  type ReleaseChange,
} from '@hashgrid/contracts/releases';
import type { Context } from '../../Context';
import type { Queries, Transaction } from '../../database/Database';
import { DomainError } from '../../DomainError';
import { claimName, claimPaths } from '../permissions/claimNames';
import type { ReleaseActor } from '../permissions/ReleaseActor';
import {
  lockChannel,
  listNameStates,
  readRegistry,
  saveName,
  setRevision,
} from '../registry/registry.queries';
import { addLogEntry, listLogEntries } from '../registry/releaseLog.queries';
import { requireScope } from '../permissions/requireScope';
import { recordRetiredBuilds } from '../builds/retiredBuilds';

/** What a caller says about a change. */
export interface ChangeRequest {
  name: string;
  channel?: string;
  /** The revision that the channel must still have. */
  revision?: number;
  /** The build that must still be live; `none` for none. */
  replaces?: string;
  commit?: string;
  ciRun?: string;
  reason?: string;
  /** Whether the build was checked against what is live. */
  check?: CheckOutcome;
}

interface Step {
  action: ReleaseAction;
  /** The verb of refusals: `publish`. */
  verb: string;
  /** Returns the next registry; the channel is locked meanwhile. */
  apply(registry: Registry, transaction: Transaction, channel: string): Registry | Promise<Registry>;
  /** Whether it is refused while the name is held so. */
  refusedWhile: readonly ('paused' | 'pinned')[];
  /** Whether it brings a new build, where the action alone does not say it. */
  bringsBuild?: boolean;
  /** Share of the players that a canary gets. */
  percent?: number;
}

/** Changes that bring a new build. */
const BUILD_ACTIONS: readonly ReleaseAction[] = ['publish', 'promote'];

/**
 * What the log says about the check of a build: one that is not said to be checked was not.
 * @throws {DomainError} when it was left out without a reason.
 */
function findCheckOutcome(
  { name, check, reason }: ChangeRequest,
  { action, verb, bringsBuild = BUILD_ACTIONS.includes(action) }: Step,
): CheckOutcome | null {
  if (!bringsBuild) return null;
  if (check === 'skipped' && !reason?.trim())
    throw new DomainError(
      'conflict',
      `Did not ${verb} "${name}": its check was skipped without a reason. Say why with: --emergency "<why>"`,
    );
  return check ?? 'skipped';
}

/** Describes the newest change of a name, or of the whole channel, for whom it came before. */
async function describeLast(queries: Queries, channel: string, name?: string): Promise<string> {
  const [last] = await listLogEntries(queries, { channel, name, limit: 1 });
  if (!last) return '';
  const { action, at, who, team, from, to } = last;
  return ` Last change: ${action} of "${last.name}" from ${from ?? 'none'} to ${to ?? 'none'} by ${who} of team "${team}" at ${at}.`;
}

async function checkExpected(
  queries: Queries,
  registry: Registry,
  channel: string,
  { name, revision, replaces }: ChangeRequest,
  verb: string,
): Promise<void> {
  if (revision !== undefined && registry.revision !== revision)
    throw new DomainError(
      'conflict',
      `Did not ${verb} "${name}": the channel "${channel}" is at revision ${registry.revision}, not ${revision}.${await describeLast(queries, channel)}`,
    );
  const live = getLiveId(registry, name);
  if (replaces !== undefined && live !== replaces)
    throw new DomainError(
      'conflict',
      `Did not ${verb} "${name}": ${live} has become live since ${replaces}.${await describeLast(queries, channel, name)} Publish it with: npm run release -- publish ${name}`,
    );
}

async function checkHolds(
  queries: Queries,
  channel: string,
  name: string,
  { refusedWhile, verb }: Step,
): Promise<void> {
  const state = (await listNameStates(queries, channel)).find((each) => each.name === name);
  for (const hold of refusedWhile) {
    const held = state?.[hold];
    if (!held) continue;
    const end = hold === 'paused' ? 'resume' : 'unpin';
    throw new DomainError(
      'conflict',
      `Could not ${verb} "${name}": it is ${hold} in "${channel}" by ${held.who} since ${held.at}${held.reason ? ` (${held.reason})` : ''}. Allow it again with: ${end} ${name}`,
    );
  }
}

const findLiveId = (registry: Registry, name: string): string | null => {
  const current = getEntry(registry, name)?.current;
  return current ? getReleaseId(current) : null;
};

const findCandidateId = (registry: Registry, name: string): string | null => {
  const release = getEntry(registry, name)?.candidate?.release;
  return release ? getReleaseId(release) : null;
};

/** Returns from which build a change leads to which: a canary begins at the live build, and its end leads back. */
function describeBuilds(action: ReleaseAction, name: string, before: Registry, next: Registry) {
  const [from, to] = [findLiveId(before, name), findLiveId(next, name)];
  if (action === 'canary') return { from, to: findCandidateId(next, name) };
  return from === to && action.startsWith('canary')
    ? { from: findCandidateId(before, name), to }
    : { from, to };
}

/**
 * Changes one name in a channel, all or nothing: scope, claims, registry and log. Changes of a channel wait for each other, so each
 * sees the result of the previous one.
 * @throws {DomainError} when the token may not, the name is held or claimed by others, or somebody else came first.
 */
export const changeChannel = (
  { database, registryChanges, now }: Context,
  actor: ReleaseActor,
  request: ChangeRequest,
  step: Step,
): Promise<ReleaseChange> =>
  database.transaction(async (transaction) => {
    const { name, channel = LIVE_CHANNEL } = request;
    requireScope(actor, name, channel);
    const check = findCheckOutcome(request, step);
    await lockChannel(transaction, channel);
    const at = now();
    const before = await readRegistry(transaction, channel);
    await checkExpected(transaction, before, channel, request, step.verb);
    await checkHolds(transaction, channel, name, step);
    await claimName(transaction, { name, team: actor.team });
    const applied = await step.apply(before, transaction, channel);
    const next = recordRetiredBuilds(before, applied, at.toISOString());
    await claimPaths(transaction, { channel, name, team: actor.team }, next);
    const revision = before.revision + 1;
    if (next !== before) await saveName(transaction, channel, name, next);
    await setRevision(transaction, channel, revision);
    transaction.afterCommit(() => void registryChanges.emit('change'));
    const change: ReleaseChange = {
      action: step.action,
      channel,
      name,
      ...describeBuilds(step.action, name, before, next),
      revision,
    };
    await addLogEntry(transaction, {
      ...change,
      at,
      team: actor.team,
      who: actor.who,
      tokenId: actor.tokenId,
      commit: request.commit ?? null,
      ciRun: request.ciRun ?? null,
      reason: request.reason ?? null,
      check,
      percent: step.percent ?? null,
    });
    return change;
  });
