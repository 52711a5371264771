import { formatChannelOption } from '@hashgrid/contracts/releases';
import type { Context } from '../../Context';
import { DomainError } from '../../DomainError';
import { listRunningCanaries, type RunningCanary } from '../registry/canaries.queries';
import { promoteCanary, rollBackCanary } from './canaryChanges';
import { judgeCanary } from './judgeCanary';
import { OPERATOR_TEAM, type ReleaseActor } from '../permissions/ReleaseActor';

const INTERVAL_MS = 5_000;

/** The actor that the log names for what the server changes automatically. */
export const WATCHER: ReleaseActor = {
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
    await rollBackCanary(context, WATCHER, { ...target, reason: verdict.reason });
    return `Rolled back the canary of ${name} ${build} in ${channel}: ${verdict.reason}. New releases are refused until you run: npm run release -- resume ${name}${formatChannelOption(channel)}`;
  }
  if (verdict.kind === 'waiting' || !promoteAt || promoteAt > context.now()) return null;
  await promoteCanary(context, WATCHER, {
    ...target,
    reason: `${candidate.reporters} networks have reported, and it fails no more than the previous build`,
  });
  return `Promoted the canary of ${name} ${build} in ${channel}.`;
}

/**
 * Checks all canaries once. A canary that can't be changed now, such as one of a pinned name, is left to a person. Any other error, such
 * as one of the store, is logged and doesn't keep the other canaries from being checked.
 */
export async function checkCanaries(context: Context): Promise<void> {
  for (const canary of await listRunningCanaries(context.database))
    try {
      const line = await checkCanary(context, canary);
      if (line) context.log(line);
    } catch (error) {
      if (!(error instanceof DomainError) || error.kind === 'unavailable')
        context.log(`Could not check the canary of ${canary.name} in ${canary.channel}: ${String(error)}`);
    }
}

/** Checks canaries regularly. The returned function stops that, and resolves when a check in flight has ended. */
export function watchCanaries(context: Context): () => Promise<void> {
  let running: Promise<void> | null = null;
  const check = () => {
    // A check may take longer than the interval, because it waits for locks and for the store.
    running ??= checkCanaries(context)
      .catch((error: unknown) => context.log(`Canaries could not be checked: ${String(error)}`))
      .finally(() => {
        running = null;
      });
  };
  const timer = setInterval(check, INTERVAL_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    return running ?? Promise.resolve();
  };
}
