import { getEntry, getReleaseId, type ReleaseChange } from '@hashgrid/contracts/releases';
import type { Context } from '../../Context';
import { addSeconds } from '../../addSeconds';
import { findBuild } from '../builds/builds.queries';
import { changeChannel, type ChangeRequest } from '../changes/changeChannel';
import { verifyAhead } from '../changes/releaseChanges';
import { requireCanary, withCanary, withPromotedCanary, withStoppedCanary } from './canaryRules';
import type { ReleaseActor } from '../permissions/ReleaseActor';
import { readRegistry, setHold } from '../registry/registry.queries';
import { REFUSED_WHILE_HELD, requireBuild, requireFiles } from '../builds/storedBuilds';

interface CanaryRequest extends ChangeRequest {
  /** ID of an uploaded build; the candidate of the running canary when omitted. */
  release?: string;
  percent: number;
  promoteAfterSeconds?: number;
}

type CanaryChange<Request = ChangeRequest> = (
  context: Context,
  actor: ReleaseActor,
  request: Request,
) => Promise<ReleaseChange>;

/** Starts a canary: releases an uploaded build to a share of the players. Without a build, changes the running canary. */
export const setCanary: CanaryChange<CanaryRequest> = async (context, actor, request) => {
  await verifyAhead(context, actor, request, async () =>
    request.release ? findBuild(context.database, request.name, request.release) : null,
  );
  return changeChannel(context, actor, request, {
    action: 'canary',
    verb: 'start a canary of',
    refusedWhile: REFUSED_WHILE_HELD,
    percent: request.percent,
    hasNewBuild: request.release !== undefined,
    apply: async (registry, transaction) => {
      const { name, percent, promoteAfterSeconds } = request;
      const now = context.now();
      const promoteAt =
        promoteAfterSeconds === undefined ? null : addSeconds(now, promoteAfterSeconds).toISOString();
      if (!request.release) {
        const { candidate } = requireCanary(registry, name, 'change the canary of');
        return withCanary(registry, name, {
          ...candidate,
          percent,
          promoteAt: promoteAt ?? candidate.promoteAt,
        });
      }
      const release = await requireBuild(transaction, name, request.release);
      await requireFiles(context.releaseStore, { name, verb: 'publish' }, release);
      const startedAt = now.toISOString();
      return withCanary(registry, name, {
        release: { ...release, publishedAt: startedAt },
        percent,
        startedAt,
        promoteAt,
      });
    },
  });
};

/** A request to end a canary. `build` is the ID that its candidate must still have; any if omitted. */
type EndCanaryRequest = ChangeRequest & { build?: string };

/** Makes the candidate live for all players. */
export const promoteCanary: CanaryChange<EndCanaryRequest> = async (
  context,
  actor,
  { build, ...request },
) => {
  await verifyAhead(context, actor, request, async (channel) => {
    const registry = await readRegistry(context.database, channel);
    return getEntry(registry, request.name)?.candidate?.release;
  });
  return changeChannel(context, actor, request, {
    action: 'canary-promote',
    verb: 'promote the canary of',
    refusedWhile: REFUSED_WHILE_HELD,
    apply: async (registry) => {
      const { name } = request;
      const next = withPromotedCanary(registry, name, build);
      const { release } = requireCanary(registry, name, 'promote the canary of').candidate;
      await requireFiles(context.releaseStore, { name, verb: 'publish' }, release);
      return next;
    },
  });
};

/** Ends a canary: all players get the live build. */
export const stopCanary: CanaryChange<EndCanaryRequest> = (context, actor, { build, ...request }) =>
  changeChannel(context, actor, request, {
    action: 'canary-stop',
    verb: 'stop the canary of',
    refusedWhile: [],
    apply: (registry) => withStoppedCanary(registry, request.name, build),
  });

/** Ends a failing canary and pauses the name: new builds are refused until somebody resumes it. */
export const rollBackCanary: CanaryChange<EndCanaryRequest> = (context, actor, { build, ...request }) =>
  changeChannel(context, actor, request, {
    action: 'canary-rollback',
    verb: 'roll back the canary of',
    refusedWhile: [],
    apply: async (registry, transaction, channel) => {
      const { name, reason = null } = request;
      const { release } = requireCanary(registry, name, 'roll back the canary of', build).candidate;
      const next = withStoppedCanary(registry, name, build);
      const holdReason = `the canary of ${getReleaseId(release)} failed: ${reason}`;
      const value = { at: context.now().toISOString(), who: actor.logName, reason: holdReason };
      await setHold(transaction, channel, name, { column: 'paused', value });
      return next;
    },
  });
