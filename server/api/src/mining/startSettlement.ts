import { advanceGame } from './advanceGame';
import type { Context } from '../Context';
import { createFailureLog } from '../createFailureLog';
import { toOpenBlockDto } from './blocks/readChain';
import { readGameState } from './clock/gameState.queries';

/** Delay before the next attempt after a failure. */
const RETRY_MS = 1000;
/**
 * Delay between the end of a block and its settlement, so that the last transactions in it have committed; also the
 * minimum between two rounds.
 */
const GRACE_MS = 50;

/** Settles blocks and days as they become due, the oldest first, until it is stopped. */
export function startSettlement(context: Context): { stop(): Promise<void> } {
  const logFailure = createFailureLog(context.log, 'Could not settle blocks');
  let isStopped = false;
  let wake = () => undefined as void;

  const sleep = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      timer.unref();
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  async function readMsUntilNextBlock(): Promise<number> {
    const state = await readGameState(context.database);
    const { endsAt } = toOpenBlockDto(context, state);
    const now = context.gameClock(state.databaseTime).getTime();
    return Math.max(GRACE_MS, Date.parse(endsAt) - now + GRACE_MS);
  }

  const runRound = async () => {
    await advanceGame(context, () => isStopped);
    const pause = isStopped ? 0 : await readMsUntilNextBlock();
    logFailure(null);
    return pause;
  };

  const run = async () => {
    while (!isStopped) {
      const pause = await runRound().catch((error: unknown) => {
        logFailure(error);
        return RETRY_MS;
      });
      if (!isStopped) await sleep(pause);
    }
  };
  const running = run();
  return {
    async stop() {
      isStopped = true;
      wake();
      await running;
    },
  };
}
