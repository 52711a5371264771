import { getReleaseId, type ReleaseChange } from '@hashgrid/contracts/releases';
import type { Context } from '../../Context';
import { addSeconds } from '../../addSeconds';
import { changeChannel, type ChangeRequest } from '../changes/changeChannel';
import { requireCanary, withCanary, withPromotedCanary, withStoppedCanary } from './canaryRules';
import type { ReleaseActor } from '../permissions/ReleaseActor';
import { setHold } from '../registry/registry.queries';
import { REFUSED_WHILE_HELD, requireBuild, requireFiles } from '../builds/storedBuilds';

interface CanaryRequest extends ChangeRequest {
  /** An uploaded build; the candidate of the running canary when left out. */
  release?: string;
  percent: number;
  promoteAfterSeconds?: number;
}

type CanaryChange<Request = ChangeRequest> = (
  context: Context,
  actor: ReleaseActor,
  request: Request,
) => Promise<ReleaseChange>;

/** Gives an uploaded build to a share of the players, or changes the share of the one that runs. */
export const setCanary: CanaryChange<CanaryRequest> = (context, actor, request) =>
  changeChannel(context, actor, request, {
    action: 'canary',
    verb: 'start a canary of',
    refusedWhile: REFUSED_WHILE_HELD,
    percent: request.percent,
    bringsBuild: request.release !== undefined,
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

/** A change of one canary. `build` is the candidate that it must still have. */
type EndRequest = ChangeRequest & { build?: string };

/** Makes the candidate live for all players. */
export const promoteCanary: CanaryChange<EndRequest> = (context, actor, { build, ...request }) =>
  changeChannel(context, actor, request, {
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

/** Takes the candidate from its players: all get the live build. */
export const stopCanary: CanaryChange<EndRequest> = (context, actor, { build, ...request }) =>
  changeChannel(context, actor, request, {
    action: 'canary-stop',
    verb: 'stop the canary of',
    refusedWhile: [],
    apply: (registry) => withStoppedCanary(registry, request.name, build),
  });

/** Takes a failing candidate from its players, and refuses other builds until a person resumes. */
export const rollBackCanary: CanaryChange<EndRequest> = (context, actor, { build, ...request }) =>
  changeChannel(context, actor, request, {
    action: 'canary-rollback',
    verb: 'roll back the canary of',
    refusedWhile: [],
    apply: async (registry, transaction, channel) => {
      const { name, reason = null } = request;
      const { release } = requireCanary(registry, name, 'roll back the canary of', build).candidate;
      const next = withStoppedCanary(registry, name, build);
      const why = `the canary of ${getReleaseId(release)} failed: ${reason}`;
      const value = { at: context.now().toISOString(), who: actor.who, reason: why };
      await setHold(transaction, channel, name, { column: 'paused', value });
      return next;
    },
  });
