/** An error as it is reported: its tracking id is what a player can tell the support. */
export interface ErrorReport {
  id: string;
  error: unknown;
  message: string;
  /** Where it happened: area, remote, version … */
  context: Record<string, string>;
  at: string;
}

const KEPT_REPORTS = 50;
const reports: ErrorReport[] = [];
const idsOfErrors = new WeakMap<object, string>();
const listeners = new Set<(report: ErrorReport) => void>();

const newTrackingId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * Reports an error once and returns its tracking id; the same error object keeps the id it got first.
 * `context` says where it happened.
 */
export function reportError(error: unknown, context: Record<string, string> = {}): string {
  const key = typeof error === 'object' && error !== null ? error : null;
  const known = key && idsOfErrors.get(key);
  if (known) return known;
  const report = {
    id: newTrackingId(),
    error,
    message: messageOf(error),
    context,
    at: new Date().toISOString(),
  };
  if (key) idsOfErrors.set(key, report.id);
  reports.push(report);
  if (reports.length > KEPT_REPORTS) reports.shift();
  for (const listener of listeners) listener(report);
  return report.id;
}

/** What was reported in this page, oldest first. */
export const recentErrors = (): readonly ErrorReport[] => [...reports];

/** Hears of every report from now on; returns the way to stop. */
export function onErrorReport(listener: (report: ErrorReport) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
