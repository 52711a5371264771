import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from './Context';

/** A recurring task. The signal aborts when the process stops, so that a long run can end early. */
type Task = (context: Context, signal: AbortSignal) => Promise<void>;

/**
 * Runs a task immediately, and again after each pause, until it is stopped. A failure is logged and the task runs again.
 * @param failure What could not be done, for the log.
 */
export function repeatTask(
  context: Context,
  { task, pauseMs, failure }: { task: Task; pauseMs: number; failure: string },
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const run = async () => {
    while (!signal.aborted) {
      await task(context, signal).catch((error: unknown) =>
        context.log(`${failure}; retrying in ${pauseMs} ms: ${String(error)}`),
      );
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
