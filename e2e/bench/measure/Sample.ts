/** Measurements of one page view or route change. Times in ms, sizes in bytes over the wire, headers included. */
export interface Sample {
  /** From navigation start, or from the click of a route change, until the frame with the usable screen is painted. */
  readyMs: number;
  fcpMs?: number;
  lcpMs?: number;
  /** Cumulative layout shift. */
  layoutShift?: number;
  /** What long tasks after the first contentful paint take beyond 50 ms each. */
  blockingMs?: number;
  /** Time that the main thread is busy from navigation start until the page is ready, and what for. */
  mainThreadMs?: number;
  scriptMs?: number;
  styleMs?: number;
  layoutMs?: number;
  paintMs?: number;
  /** Scripts requested before the page was ready. */
  jsBytes?: number;
  htmlBytes?: number;
  cssBytes?: number;
  fontBytes?: number;
  imageBytes?: number;
  /** Everything until the network was idle, without video and event streams. */
  totalBytes?: number;
  requests?: number;
  /** Files of remotes that have nothing on the page, before the page was ready. */
  unvisitedBytes?: number;
}

export const METRICS = [
  'readyMs',
  'fcpMs',
  'lcpMs',
  'layoutShift',
  'blockingMs',
  'mainThreadMs',
  'scriptMs',
  'styleMs',
  'layoutMs',
  'paintMs',
  'jsBytes',
  'htmlBytes',
  'cssBytes',
  'fontBytes',
  'imageBytes',
  'totalBytes',
  'requests',
  'unvisitedBytes',
] as const satisfies (keyof Sample)[];
export type Metric = (typeof METRICS)[number];
