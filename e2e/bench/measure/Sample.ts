/** What one page view, or one route change, took. Times in ms, sizes in bytes over the wire. */
export interface Sample {
  /** Page view: from its start to a screen that can be used. Route change: from the click. */
  readyMs: number;
  fcpMs?: number;
  lcpMs?: number;
  /** Scripts asked for before the page was ready. */
  jsBytes?: number;
  /** Everything until the network was quiet, video and live events aside. */
  totalBytes?: number;
  requests?: number;
  /** Of remotes that are not at the path, before the page was ready. */
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
