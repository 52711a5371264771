import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from './Context';
import { createFailureLog } from './createFailureLog';

/** A recurring task. The signal aborts when the process stops, so that a long run can end early. */
type Task = (context: Context, signal: AbortSignal) => Promise<void>;

/**
 * Runs a task immediately, and again after each pause, until it is stopped. The log says when it begins to fail and when it works
 * again.
 * @param options.failure What could not be done, for the log: `Could not show news`.
 */
export function repeatTask(
  context: Context,
  { task, pauseMs, failure }: { task: Task; pauseMs: number; failure: string },
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const logFailure = createFailureLog(context.log, failure);
  const run = async () => {
    while (!signal.aborted) {
      await task(context, signal).then(() => logFailure(null), logFailure);
      if (!signal.aborted) await sleep(pauseMs, undefined, { signal, ref: false }).catch(() => undefined);
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
