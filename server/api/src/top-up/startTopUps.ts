import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from '../Context';
import { createFailureLog } from '../createFailureLog';
import { requireTokenDecimals, WrongTokenError } from './requireTokenDecimals';
import { createScanRange, STEPS_BEFORE_GROWTH, type ScanRange } from './createScanRange';
import { scanTransfers } from './scanTransfers';
import { finalizeTopUps, type RoundStart } from './finalizeTopUps';
import type { TopUpSettings } from '../top-up-settings/TopUpSettings';
import { claimPoll } from './topUpScans.queries';

const POLL_MS = 3000;
/** Number of range requests in one round, after which final transfers are credited. */
const STEPS_PER_ROUND = STEPS_BEFORE_GROWTH;

/**
 * Reads the next blocks and credits final transfers. Safe to run in any number of processes concurrently. Returns whether there are more
 * blocks to read.
 */
export async function advanceTopUps(
  context: Context,
  settings: TopUpSettings,
  range?: ScanRange,
  start?: RoundStart,
): Promise<boolean> {
  let isBehind = true;
  for (let step = 0; isBehind && step < STEPS_PER_ROUND; step += 1)
    isBehind = await scanTransfers(context, settings, range);
  await finalizeTopUps(context, settings, start);
  return isBehind;
}

/** Watches the chain until it is stopped, or finds that the token is wrong. Of several processes, one polls at a time. */
export function startTopUps(
  context: Context,
  settings: TopUpSettings,
  { pollMs = POLL_MS }: { pollMs?: number } = {},
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const wait = () => sleep(pollMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);

  const range = createScanRange();
  const start: RoundStart = {};
  const logFailure = createFailureLog(context.log, 'Could not read or credit top-ups');
  let isTokenChecked = false;
  async function runRound(): Promise<void> {
    if (!isTokenChecked) await requireTokenDecimals(settings);
    isTokenChecked = true;
    const scanned = { chainId: settings.chain.chainId, token: settings.token };
    if (!(await claimPoll(context.database, { ...scanned, milliseconds: pollMs }))) return;
    while (!stopping.signal.aborted && (await advanceTopUps(context, settings, range, start)));
    // Not reached while another process polls: its result is unknown here, and a false success would log a lasting outage as new.
    logFailure(null);
  }

  const handleFailure = (error: unknown): void => {
    if (!(error instanceof WrongTokenError)) return logFailure(error);
    context.log(error.message);
    stopping.abort();
  };
  const run = async () => {
    while (!stopping.signal.aborted) {
      await runRound().catch(handleFailure);
      if (!stopping.signal.aborted) await wait();
    }
  };
  const running = run();
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
