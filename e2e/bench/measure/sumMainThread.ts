/** Time for which the main thread is busy, ms, in total and by kind of work. Other work, such as parsing HTML, is in the total only. */
export interface MainThreadTimes {
  mainThreadMs: number;
  scriptMs: number;
  styleMs: number;
  layoutMs: number;
  paintMs: number;
}
type Work = Exclude<keyof MainThreadTimes, 'mainThreadMs'>;

/** An event of a Chromium trace; times in µs. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
}

const WORK: Record<Work, readonly string[]> = {
  scriptMs: [
    'EvaluateScript',
    'FunctionCall',
    'v8.compile',
    'v8.compileModule',
    'v8.evaluateModule',
    'v8.produceCache',
    'V8.GC_MC_BACKGROUND_MARKING',
    'EventDispatch',
    'TimerFire',
    'FireAnimationFrame',
    'FireIdleCallback',
    'RunMicrotasks',
    'MajorGC',
    'MinorGC',
    'BlinkGC.AtomicPhase',
  ],
  styleMs: ['UpdateLayoutTree', 'RecalculateStyles', 'ParseAuthorStyleSheet', 'ScheduleStyleRecalculation'],
  layoutMs: ['Layout', 'HitTest', 'IntersectionObserverController::computeIntersections'],
  paintMs: [
    'PrePaint',
    'Paint',
    'Layerize',
    'Commit',
    'UpdateLayer',
    'CompositeLayers',
    'Decode Image',
    'PaintImage',
  ],
};
const WORK_BY_NAME = new Map(
  Object.entries(WORK).flatMap(([work, names]) => names.map((name) => [name, work as Work])),
);

const READY_MARK = 'bench-ready';
const US_PER_MS = 1000;

/** Returns the main thread, and the time from navigation start (`from`) until the page was ready (`to`), in µs. */
const findSpan = (events: readonly TraceEvent[], readyMs: number) => {
  const ready = events.find(({ name }) => name === READY_MARK);
  if (!ready) throw new Error(`The trace of a page has no mark "${READY_MARK}". Run the bench again.`);
  const { pid, tid, ts } = ready;
  return { from: ts - readyMs * US_PER_MS, to: ts, pid, tid };
};

/**
 * Sums the events' times on the page's main thread from navigation start until the page is ready. Nested work is counted
 * once, as the kind of the innermost event.
 * @param readyMs Time from navigation start until the mark.
 */
export const sumMainThread = (events: readonly TraceEvent[], readyMs: number): MainThreadTimes => {
  const span = findSpan(events, readyMs);
  const times: MainThreadTimes = { mainThreadMs: 0, scriptMs: 0, styleMs: 0, layoutMs: 0, paintMs: 0 };
  const add = (work: keyof MainThreadTimes, us: number) => (times[work] += us / US_PER_MS);
  const open: { end: number; work: Work | undefined }[] = [];
  const timed = events
    .filter(({ ph, pid, tid }) => ph === 'X' && pid === span.pid && tid === span.tid)
    .map(({ name, ts, dur = 0 }) => ({
      name,
      start: Math.max(ts, span.from),
      end: Math.min(ts + dur, span.to),
    }))
    .filter(({ start, end }) => end > start)
    .sort((a, b) => a.start - b.start || b.end - a.end);
  for (const { name, start, end } of timed) {
    while (open.length > 0 && open.at(-1)!.end <= start) open.pop();
    const outer = open.at(-1);
    // An event without a kind of its own counts as the kind of the event around it.
    const work = WORK_BY_NAME.get(name) ?? outer?.work;
    const us = Math.min(end, outer?.end ?? end) - start;
    if (!outer) add('mainThreadMs', us);
    if (outer?.work) add(outer.work, -us);
    if (work) add(work, us);
    open.push({ end, work });
  }
  return times;
};
