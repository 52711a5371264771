import { startTransition, useEffect, useState } from 'react';
import type { DataQuery } from './query';

interface Outcome<Module> {
  attempt: number;
  module?: Module;
  error?: unknown;
}

/**
 * Loads the code of a part of a page after the page's first paint. Returns it as a query, so that a `QueryBoundary` can show a
 * failed load with Retry.
 *
 * @param load must be the same function in every render
 * @example
 * const loadList = () => import('./SessionList');
 * <QueryBoundary query={useLazyModule(loadList)} failure={…} skeleton={…}>
 *   {({ SessionList }) => <SessionList />}
 * </QueryBoundary>
 */
export function useLazyModule<Module>(load: () => Promise<Module>): DataQuery<Module> {
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome<Module>>({ attempt: -1 });
  useEffect(() => {
    let isCurrent = true;
    const finish = (result: Omit<Outcome<Module>, 'attempt'>) => {
      // A large part is rendered in short tasks, between which a slow phone can handle taps.
      if (isCurrent) startTransition(() => setOutcome({ attempt, ...result }));
    };
    const start = () =>
      void load().then(
        (module) => finish({ module }),
        (error: unknown) => finish({ error }),
      );
    // An effect may run before the frame with its page is painted; the second frame comes after it.
    let frame = requestAnimationFrame(() => (frame = requestAnimationFrame(start)));
    return () => {
      isCurrent = false;
      cancelAnimationFrame(frame);
    };
  }, [load, attempt]);
  const { module, error } = outcome;
  return {
    ...(module !== undefined && { data: module }),
    error,
    isError: error !== undefined,
    isFetching: outcome.attempt !== attempt,
    refetch: () => setAttempt(attempt + 1),
  };
}
