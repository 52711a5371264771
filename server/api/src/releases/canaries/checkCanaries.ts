import { formatChannelOption } from '@hashgrid/contracts/releases';
import type { Context } from '../../Context';
import { DomainError } from '../../DomainError';
import { DamagedBuildError } from '../builds/storedBuilds';
import { listRunningCanaries, type RunningCanary } from '../registry/canaries.queries';
import { promoteCanary, rollBackCanary } from './canaryChanges';
import { judgeCanary } from './judgeCanary';
import { OPERATOR_TEAM, type ReleaseActor } from '../permissions/ReleaseActor';

/** The actor that the log names for what the server changes automatically. */
export const CANARY_CHECK: ReleaseActor = {
  tokenId: null,
  team: OPERATOR_TEAM,
  logName: 'canary check',
  remotes: ['*'],
  channels: ['*'],
};

/** Rolls a canary back or promotes it, if that is due. Returns a line for the log; null if nothing changed. */
async function checkCanary(context: Context, canary: RunningCanary): Promise<string | null> {
  const { name, channel, build, promoteAt, candidate, live } = canary;
  const verdict = judgeCanary(candidate, live);
  const target = { name, channel, build };
  if (verdict.kind === 'failing') {
    await rollBackCanary(context, CANARY_CHECK, { ...target, reason: verdict.reason });
    return `Rolled back the canary of ${name} ${build} in ${channel}: ${verdict.reason}. New releases are refused until you run: npm run release -- resume ${name}${formatChannelOption(channel)}`;
  }
  if (verdict.kind === 'waiting' || !promoteAt || promoteAt > context.now()) return null;
  await promoteCanary(context, CANARY_CHECK, {
    ...target,
    reason: `${candidate.reporters} networks have reported, and it fails no more than the previous build`,
  });
  return `Promoted the canary of ${name} ${build} in ${channel}.`;
}

/** Returns whether a canary is held by a person, or another process has changed it meanwhile, so that nobody needs to be told. */
const isExpected = (error: unknown) =>
  error instanceof DomainError && error.kind !== 'unavailable' && !(error instanceof DamagedBuildError);

/**
 * Checks all canaries once. One that can't be changed now because its name is paused is left to a person. Any other failure, such as
 * a missing file of the candidate, doesn't keep the other canaries from being checked.
 * @throws {Error} with all failures, after the last check.
 */
export async function checkCanaries(context: Context): Promise<void> {
  const failures: string[] = [];
  for (const canary of await listRunningCanaries(context.database))
    try {
      const line = await checkCanary(context, canary);
      if (line) context.log(line);
    } catch (error) {
      if (isExpected(error)) continue;
      failures.push(`${canary.name} in ${canary.channel}: ${(error as Error).message}`);
    }
  if (failures.length > 0) throw new Error(failures.join(' '));
}
