/** Measurements of one page view or route change. Times in ms, sizes in bytes over the wire. */
export interface Sample {
  /** From navigation start, or from the click of a route change, to a usable screen. */
  readyMs: number;
  fcpMs?: number;
  lcpMs?: number;
  /** Scripts requested before the page was ready. */
  jsBytes?: number;
  /** Everything until the network was idle, without video and event streams. */
  totalBytes?: number;
  requests?: number;
  /** Files of other remotes than the page's, before the page was ready. */
  unvisitedBytes?: number;
}

export const METRICS = [
  'readyMs',
  'fcpMs',
  'lcpMs',
  'jsBytes',
  'totalBytes',
  'requests',
  'unvisitedBytes',
] as const;
export type Metric = (typeof METRICS)[number];
