/** Measurements of one page view or route change. Times in ms, sizes in bytes over the wire, headers included. */
export interface Sample {
  /** From navigation start, or from the click of a route change, until the frame with the usable screen is painted. */
  readyMs: number;
  fcpMs?: number;
  lcpMs?: number;
  /** Cumulative layout shift. */
  layoutShift?: number;
  /** Total blocking time: the sum of what long tasks after the first contentful paint take beyond 50 ms each. */
  blockingMs?: number;
  /** Time for which the main thread is busy from navigation start until the page is ready, and its parts by kind of work. */
  mainThreadMs?: number;
  scriptMs?: number;
  styleMs?: number;
  layoutMs?: number;
  paintMs?: number;
  /** Scripts requested before the page was ready. */
  jsBytes?: number;
  /** This and the next three: files requested until the network was idle. */
  htmlBytes?: number;
  cssBytes?: number;
  fontBytes?: number;
  imageBytes?: number;
  /** All files until the network was idle, except videos and event streams. */
  totalBytes?: number;
  requests?: number;
  /** Files of remotes without a page or widget on the screen, requested before the page was ready. */
  unvisitedBytes?: number;
}

export type Metric = keyof Sample;
