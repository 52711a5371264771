import { getReleaseId } from '@hashgrid/contracts/releases';
import type { Context } from '../../Context';
import { addSeconds } from '../../addSeconds';
import { changeBuild } from '../changes/changeBuild';
import { changeChannel, REFUSED_WHILE_HELD, type Change, type ChangeRequest } from '../changes/changeChannel';
import { makeLive } from '../changes/releaseChanges';
import { requireCanary, withCanary, withStoppedCanary } from './canaryRules';
import { setHold } from '../registry/registry.queries';
import { requireBuild } from '../builds/storedBuilds';

interface CanaryRequest extends ChangeRequest {
  /** ID of an uploaded build; the candidate of the running canary when omitted. */
  release?: string;
  percent: number;
  promoteAfterSeconds?: number;
}

/** Returns when a canary is to be promoted; null if the request doesn't say. */
const getPromoteAt = ({ now }: Context, { promoteAfterSeconds }: CanaryRequest): string | null =>
  promoteAfterSeconds === undefined ? null : addSeconds(now(), promoteAfterSeconds).toISOString();

/** Starts a canary with an uploaded build: releases it to a share of the players. */
const startCanary: Change<CanaryRequest & { release: string }> = (context, actor, request) =>
  changeBuild(context, actor, request, {
    action: 'canary',
    verb: 'start a canary of',
    refusedWhile: REFUSED_WHILE_HELD,
    percent: request.percent,
    hasNewBuild: true,
    find: (_registry, queries) => requireBuild(queries, request.name, request.release),
    apply: (registry, release) => {
      const startedAt = context.now().toISOString();
      return withCanary(registry, request.name, {
        release: { ...release, publishedAt: startedAt },
        percent: request.percent,
        startedAt,
        promoteAt: getPromoteAt(context, request),
      });
    },
  });

/** Changes the share of the running canary and, if given, the time of its promotion. */
const changeCanary: Change<CanaryRequest> = (context, actor, request) =>
  changeChannel(context, actor, request, {
    action: 'canary',
    verb: 'change the canary of',
    refusedWhile: REFUSED_WHILE_HELD,
    percent: request.percent,
    apply: (registry, _transaction, channel) => {
      const { name, percent } = request;
      const { candidate } = requireCanary(registry, { name, channel }, 'change the canary of');
      const promoteAt = getPromoteAt(context, request) ?? candidate.promoteAt;
      return withCanary(registry, name, { ...candidate, percent, promoteAt });
    },
  });

/** Starts a canary with an uploaded build. Without a build, changes the running canary. */
export const setCanary: Change<CanaryRequest> = (context, actor, { release, ...request }) =>
  release === undefined
    ? changeCanary(context, actor, request)
    : startCanary(context, actor, { ...request, release });

/** A request to end a canary. `build` is the ID that its candidate must still have; any if omitted. */
type EndCanaryRequest = ChangeRequest & { build?: string };

/** Makes the candidate live for all players. */
export const promoteCanary: Change<EndCanaryRequest> = (context, actor, { build, ...request }) =>
  changeBuild(context, actor, request, {
    action: 'canary-promote',
    verb: 'promote the canary of',
    refusedWhile: REFUSED_WHILE_HELD,
    find: (registry, _queries, channel) =>
      requireCanary(registry, { name: request.name, channel, build }, 'promote the canary of').candidate
        .release,
    apply: makeLive(context, request),
  });

/** Ends a canary: all players get the live build. */
export const stopCanary: Change<EndCanaryRequest> = (context, actor, { build, ...request }) =>
  changeChannel(context, actor, request, {
    action: 'canary-stop',
    verb: 'stop the canary of',
    refusedWhile: [],
    apply: (registry, _transaction, channel) =>
      withStoppedCanary(registry, { name: request.name, channel, build }),
  });

/** Ends a failing canary and pauses the name: new builds are refused until somebody resumes it. */
export const rollBackCanary: Change<EndCanaryRequest> = (context, actor, { build, ...request }) =>
  changeChannel(context, actor, request, {
    action: 'canary-rollback',
    verb: 'roll back the canary of',
    refusedWhile: [],
    apply: async (registry, transaction, channel) => {
      const { name, reason = null } = request;
      const target = { name, channel, build };
      const { release } = requireCanary(registry, target, 'roll back the canary of').candidate;
      const next = withStoppedCanary(registry, target);
      const holdReason = `the canary of ${getReleaseId(release)} failed: ${reason}`;
      const value = { at: context.now().toISOString(), who: actor.logName, reason: holdReason };
      await setHold(transaction, channel, name, { column: 'paused', value });
      return next;
    },
  });
