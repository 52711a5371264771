import { onCLS, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import { TELEMETRY_LIMITS, type RemoteLoad, type Vital } from '@hashgrid/contracts';
import { reportVitals } from '@hashgrid/contracts/endpoints';
import type { PlatformServices } from '@hashgrid/platform/host';
import { createSendQueue } from '../createSendQueue';
import { postTelemetry } from '../postTelemetry';
import { remoteLoads } from '../remoteLoads';
import { screenViews } from '../screenViews';
import { pageVitals } from './pageVitals';

type Report = { kind: 'vital'; item: Vital } | { kind: 'load'; item: RemoteLoad };
type WatchVital = (listener: (metric: Metric) => void, options: { reportAllChanges: boolean }) => void;

const WATCH_VITALS: WatchVital[] = [onLCP, onINP, onCLS, onTTFB];

/** Rounds to six decimals, which is enough for layout shift scores. */
const round = (value: number) => Math.round(value * 1e6) / 1e6;

/** Returns the release that the last page of a remote was loaded from, which may differ from the one in the HTML. */
const findLoadedRelease = (remote: string) =>
  remoteLoads.get().findLast((load) => load.remote === remote && !load.isFailed);

/** Attributes a metric to the screen that was shown at the time of its last entry, or else to the first screen of the page. */
function describeVital({ id, name, value, entries }: Metric): Vital | null {
  const time = entries.at(-1)?.startTime ?? 0;
  const all = screenViews.get();
  const view = all.findLast(({ startedAt }) => startedAt <= time) ?? all[0];
  // FCP is not watched; the comparison narrows the type to the vitals of the contract.
  if (!view || name === 'FCP') return null;
  const { path, remote } = view;
  const { version, hash } = findLoadedRelease(remote) ?? view;
  return { metricId: id, name, value: round(value), path, remote, version, hash };
}

/** Collects the web vitals of this page and the loads of remotes, and sends them when the page is hidden. */
export function startVitals(services: PlatformServices, watchVitals = WATCH_VITALS): void {
  const queue = createSendQueue<Report>({
    batchSize: TELEMETRY_LIMITS.vitals,
    delayMs: null,
    send: (reports) => {
      const vitals = reports.flatMap((report) => (report.kind === 'vital' ? [report.item] : []));
      const loads = reports.flatMap((report) => (report.kind === 'load' ? [report.item] : []));
      return postTelemetry(reportVitals, { vitals, loads }, services);
    },
  });
  /** The value of each metric that was sent last; INP and CLS may grow until the page is closed. */
  const sentValues = new Map<string | undefined, number>();
  let sentLoad: RemoteLoad | undefined;
  const collect = () => {
    for (const item of pageVitals.get()) {
      if (sentValues.get(item.metricId) === item.value) continue;
      sentValues.set(item.metricId, item.value);
      queue.push({ kind: 'vital', item });
    }
    const loads = remoteLoads.get();
    for (const item of loads.slice(sentLoad ? loads.indexOf(sentLoad) + 1 : 0))
      queue.push({ kind: 'load', item });
    sentLoad = loads.at(-1);
  };
  for (const watch of watchVitals)
    watch(
      (metric) => {
        const vital = describeVital(metric);
        if (!vital) return;
        pageVitals.set([...pageVitals.get().filter(({ name }) => name !== vital.name), vital]);
      },
      { reportAllChanges: true },
    );
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    collect();
    void queue.flush();
  });
}
