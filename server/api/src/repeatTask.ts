import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from './Context';

/**
 * Runs a task immediately, and again after each pause, until it is stopped. A failure is logged and the task runs again.
 * @param failure What could not be done, for the log.
 */
export function repeatTask(
  context: Context,
  { task, pauseMs, failure }: { task: (context: Context) => Promise<void>; pauseMs: number; failure: string },
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const run = async () => {
    while (!signal.aborted) {
      await task(context).catch((error: unknown) =>
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
