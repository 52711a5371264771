import type { Registry } from '@hashgrid/contracts';
import {
  formatChannelOption,
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
import { rejectLockTimeout } from '../rejectLockTimeout';
import { DomainError } from '../../DomainError';
import { claimName, claimPaths, requireOwnName } from '../permissions/claimNames';
import type { ReleaseActor } from '../permissions/ReleaseActor';
import { listEndpointNames, requireFreeEndpoints } from '../permissions/requireFreeEndpoints';
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
import { findLiveId } from '../registry/registryRules';

/** What a caller sends for a change. */
export interface ChangeRequest {
  name: string;
  channel?: string;
  /** The revision that the channel must still have. */
  revision?: number;
  /** ID of the build that must still be live; `none` for none. */
  replaces?: string;
  commit?: string;
  ciRun?: string;
  reason?: string;
  /** Whether the build was checked against what is live. The log has what the client says, because the server can't run the check. */
  check?: CheckOutcome;
}

/** How a kind of change works. */
export interface ChangeDefinition {
  action: ReleaseAction;
  /** Verb phrase for error messages: `publish`. */
  verb: string;
  /** Returns the next registry. It is called while the channel is locked. */
  apply(registry: Registry, transaction: Transaction, channel: string): Registry | Promise<Registry>;
  /** Holds of the name under which the change is refused. */
  refusedWhile: readonly ('paused' | 'pinned')[];
  /** Whether the change brings a new build; by default, whether its action is one of `BUILD_ACTIONS`. */
  hasNewBuild?: boolean;
  /** Share of the players that a canary gets. */
  percent?: number;
}

/** A function that makes one kind of change. */
export type Change<Request = ChangeRequest> = (
  context: Context,
  actor: ReleaseActor,
  request: Request,
) => Promise<ReleaseChange>;

/** Holds of a name under which a new build is refused. */
export const REFUSED_WHILE_HELD = ['paused', 'pinned'] as const;

/** Actions that bring a new build. */
const BUILD_ACTIONS: readonly ReleaseAction[] = ['publish', 'promote'];

/** Returns whether a change brings a new build. */
const bringsNewBuild = ({
  action,
  hasNewBuild = BUILD_ACTIONS.includes(action),
}: Pick<ChangeDefinition, 'action' | 'hasNewBuild'>): boolean => hasNewBuild;

/**
 * Returns the outcome of a build's check for the log; null for a change without a new build. A build without an outcome counts as not
 * checked.
 * @throws {DomainError} when the check was skipped without a reason.
 */
function findCheckOutcome(
  { name, check, reason }: ChangeRequest,
  { verb, ...definition }: ChangeDefinition,
): CheckOutcome | null {
  if (!bringsNewBuild(definition)) return null;
  if (check === 'skipped' && !reason?.trim())
    throw new DomainError(
      'conflict',
      `Did not ${verb} "${name}": its check was skipped without a reason. Say why with: --emergency "<why>"`,
    );
  return check ?? 'skipped';
}

/** Describes the newest change of a name, or of the whole channel, for the error of a request that came too late. */
async function describeLastChange(queries: Queries, channel: string, name?: string): Promise<string> {
  const [last] = await listLogEntries(queries, { channel, name, limit: 1 });
  if (!last) return '';
  const { action, at, who, team, from, to } = last;
  return ` Last change: ${action} of "${last.name}" from ${from ?? 'none'} to ${to ?? 'none'} by ${who} of team "${team}" at ${at}.`;
}

/** Throws when the channel or the name has changed since the caller read it. */
async function requireUnchanged(
  queries: Queries,
  registry: Registry,
  channel: string,
  { name, revision, replaces }: ChangeRequest,
  verb: string,
): Promise<void> {
  if (revision !== undefined && registry.revision !== revision)
    throw new DomainError(
      'conflict',
      `Did not ${verb} "${name}": the channel "${channel}" is at revision ${registry.revision}, not ${revision}.${await describeLastChange(queries, channel)}`,
    );
  const live = getLiveId(registry, name);
  const change =
    live === 'none'
      ? `${replaces} is no longer live, and nothing else is`
      : `${live} has become live since ${replaces}`;
  if (replaces !== undefined && live !== replaces)
    throw new DomainError(
      'conflict',
      `Did not ${verb} "${name}": ${change}.${await describeLastChange(queries, channel, name)} Publish it with: npm run release -- publish ${name}${formatChannelOption(channel)}`,
    );
}

/**
 * Throws when a change without a check would create a channel: with the check, the channel needs a shell, so a mistyped name is noticed.
 * This catches mistakes only. A client that lies about its check gains nothing, because `requireScope` decides which channels it may change.
 */
function requireChannel(
  { revision }: Registry,
  channel: string,
  { name, check, replaces }: ChangeRequest,
  verb: string,
): void {
  // A start of the product says what it replaces, and the channel of its gateway may be new. So may the live channel of an installation.
  const mayBeNew = check !== 'skipped' || replaces !== undefined || channel === LIVE_CHANNEL;
  if (revision > 0 || mayBeNew) return;
  throw new DomainError(
    'conflict',
    `Did not ${verb} "${name}": nothing has been published to the channel "${channel}", and a publish without its check creates no channel. Correct the name, or publish the shell there first: npm run release -- publish shell${formatChannelOption(channel)}`,
  );
}

/** Throws while the name is paused or pinned, if that prevents the change. */
async function requireNoHold(
  queries: Queries,
  channel: string,
  name: string,
  { refusedWhile, verb }: ChangeDefinition,
): Promise<void> {
  const state = (await listNameStates(queries, channel)).find((each) => each.name === name);
  for (const hold of refusedWhile) {
    const held = state?.[hold];
    if (!held) continue;
    const end = hold === 'paused' ? 'resume' : 'unpin';
    throw new DomainError(
      'conflict',
      `Could not ${verb} "${name}": it is ${hold} in "${channel}" by ${held.who} since ${held.at}${held.reason ? ` (${held.reason})` : ''}. Allow it again with: npm run release -- ${end} ${name}${formatChannelOption(channel)}`,
    );
  }
}

const findCandidateId = (registry: Registry, name: string): string | null => {
  const release = getEntry(registry, name)?.candidate?.release;
  return release ? getReleaseId(release) : null;
};

/** Returns the build before and after a change: a canary starts from the live build, and its end leads from the candidate to the live build. */
function describeBuilds(action: ReleaseAction, name: string, before: Registry, next: Registry) {
  const [from, to] = [findLiveId(before, name), findLiveId(next, name)];
  if (action === 'canary') return { from, to: findCandidateId(next, name) };
  return from === to && action.startsWith('canary')
    ? { from: findCandidateId(before, name), to }
    : { from, to };
}

/** Returns the build of the canary that a change has ended; null if it has ended none, has made it live, or was made to end it. */
function findEndedCanary(action: ReleaseAction, name: string, before: Registry, next: Registry) {
  if (action.startsWith('canary-')) return null;
  const candidate = findCandidateId(before, name);
  return [findLiveId(next, name), findCandidateId(next, name)].includes(candidate) ? null : candidate;
}

/**
 * Changes one name in a channel, all or nothing: scope, claims, registry and log. Changes of a channel wait for each other, so each
 * sees the result of the previous one.
 * @throws {DomainError} when the token lacks the scope, the name is paused or pinned or belongs to another team, another name has one of
 * its paths or endpoints, the check was skipped without a reason or for a new channel, or another change came first or has not finished.
 */
export const changeChannel = (
  { database, registryChanges, now }: Context,
  actor: ReleaseActor,
  request: ChangeRequest,
  definition: ChangeDefinition,
): Promise<ReleaseChange> => {
  const { name, channel = LIVE_CHANNEL } = request;
  const change = async (transaction: Transaction): Promise<ReleaseChange> => {
    requireScope(actor, name, channel);
    const check = findCheckOutcome(request, definition);
    await lockChannel(transaction, channel);
    const at = now();
    const before = await readRegistry(transaction, channel);
    await requireUnchanged(transaction, before, channel, request, definition.verb);
    requireChannel(before, channel, request, definition.verb);
    await requireNoHold(transaction, channel, name, definition);
    // A pause or a rollback must not take a name from the operators.
    const checkOwner = bringsNewBuild(definition) ? claimName : requireOwnName;
    await checkOwner(transaction, { name, team: actor.team });
    const applied = await definition.apply(before, transaction, channel);
    const next = recordRetiredBuilds(before, applied, at.toISOString());
    await claimPaths(transaction, { channel, name, team: actor.team }, next);
    await requireFreeEndpoints(
      transaction,
      { name, team: actor.team },
      before,
      listEndpointNames(next, name),
    );
    const revision = before.revision + 1;
    if (next !== before) await saveName(transaction, channel, name, next);
    await setRevision(transaction, channel, revision);
    transaction.afterCommit(() => void registryChanges.emit('change'));
    const { action } = definition;
    const result: ReleaseChange = {
      action,
      channel,
      name,
      ...describeBuilds(action, name, before, next),
      revision,
    };
    await addLogEntry(transaction, {
      ...result,
      at,
      team: actor.team,
      who: actor.logName,
      tokenId: actor.tokenId,
      commit: request.commit ?? null,
      ciRun: request.ciRun ?? null,
      reason: request.reason ?? null,
      check,
      percent: definition.percent ?? null,
    });
    const endedCanary = findEndedCanary(action, name, before, next);
    return { ...result, ...(endedCanary && { endedCanary }) };
  };
  // Besides the lock of the channel, a change waits for the claims of a name that is being published in two channels at once.
  return database
    .transaction(change)
    .catch(
      rejectLockTimeout(
        `Did not ${definition.verb} "${name}": another change of it or of the channel "${channel}" has not finished yet. Nothing has changed. Try again in a minute.`,
      ),
    );
};
