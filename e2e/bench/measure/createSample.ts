import type { MainThreadTimes } from './sumMainThread';
import type { ProbeReading } from './Probe';
import type { Sample } from './Sample';
import type { Scenario } from './scenarios';
import { sumBlockingTime } from './sumBlockingTime';
import type { TrackedRequest } from './trackRequests';

const sumBytes = (requests: readonly TrackedRequest[]) =>
  requests.reduce((total, { bytes }) => total + bytes, 0);

const isFromOtherRemote = (url: string, remotes: readonly string[]): boolean => {
  const remote = /\/remotes\/([^/]+)\//.exec(url)?.[1];
  return remote !== undefined && !remotes.includes(remote);
};

/** Combines the readings of one page view into a sample. */
export const createSample = (
  reading: ProbeReading,
  mainThread: MainThreadTimes,
  requests: readonly TrackedRequest[],
  { remotes }: Scenario,
): Sample => {
  const { readyMs, fcpMs, lcpMs, layoutShift, longTasks, timeOrigin } = reading;
  const beforeReady = requests.filter(({ startedAt }) => startedAt - timeOrigin <= readyMs);
  const finite = requests.filter(({ isStream }) => !isStream);
  const sumKind = (kind: TrackedRequest['kind']) =>
    sumBytes(finite.filter((request) => request.kind === kind));
  return {
    readyMs,
    ...(fcpMs !== undefined && { fcpMs, blockingMs: sumBlockingTime(longTasks, fcpMs) }),
    ...(lcpMs !== undefined && { lcpMs }),
    layoutShift,
    ...mainThread,
    jsBytes: sumBytes(beforeReady.filter(({ kind }) => kind === 'js')),
    htmlBytes: sumKind('html'),
    cssBytes: sumKind('css'),
    fontBytes: sumKind('font'),
    imageBytes: sumKind('image'),
    totalBytes: sumBytes(finite),
    requests: finite.filter(({ isFromCache }) => !isFromCache).length,
    unvisitedBytes: sumBytes(beforeReady.filter(({ url }) => isFromOtherRemote(url, remotes))),
  };
};
