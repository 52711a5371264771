import type { MainThreadTimes } from './sumMainThread';
import type { ProbeReading } from './Probe';
import type { Sample } from './Sample';
import type { Scenario } from './scenarios';
import { sumBlockingTime } from './sumBlockingTime';
import type { TrackedRequest } from './trackRequests';

const sum = (requests: readonly TrackedRequest[]) => requests.reduce((total, { bytes }) => total + bytes, 0);

const isFromOtherRemote = (url: string, remotes: readonly string[]): boolean => {
  const found = /\/remotes\/([^/]+)\//.exec(url)?.[1];
  return found !== undefined && !remotes.includes(found);
};

/** Combines what was read of one page view. */
export const createSample = (
  reading: ProbeReading,
  mainThread: MainThreadTimes,
  requests: readonly TrackedRequest[],
  { remotes }: Scenario,
): Sample => {
  const { readyMs, fcpMs, lcpMs, layoutShift, longTasks, timeOrigin } = reading;
  const beforeReady = requests.filter(({ startedAt }) => startedAt - timeOrigin <= readyMs);
  const counted = requests.filter(({ isStream }) => !isStream);
  const sumOf = (kind: TrackedRequest['kind']) => sum(counted.filter((request) => request.kind === kind));
  return {
    readyMs,
    ...(fcpMs !== undefined && { fcpMs, blockingMs: sumBlockingTime(longTasks, fcpMs) }),
    ...(lcpMs !== undefined && { lcpMs }),
    layoutShift,
    ...mainThread,
    jsBytes: sum(beforeReady.filter(({ kind }) => kind === 'js')),
    htmlBytes: sumOf('html'),
    cssBytes: sumOf('css'),
    fontBytes: sumOf('font'),
    imageBytes: sumOf('image'),
    totalBytes: sum(counted),
    requests: counted.filter(({ fromCache }) => !fromCache).length,
    unvisitedBytes: sum(beforeReady.filter(({ url }) => isFromOtherRemote(url, remotes))),
  };
};
