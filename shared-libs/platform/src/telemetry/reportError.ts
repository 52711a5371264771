import { createRandomHex } from '../random/createRandomHex';
import { getErrorMessage } from './getErrorMessage';

/** A reported error. Players can quote its tracking ID to support. */
export interface ErrorReport {
  id: string;
  error: unknown;
  message: string;
  /** Where it occurred: area, page, remote, version and hash of its release, and the previous release used instead. */
  context: Record<string, string>;
  /** ISO UTC. */
  at: string;
}

const MAX_REPORTS = 50;
const reports: ErrorReport[] = [];
const idsOfErrors = new WeakMap<object, string>();
const listeners = new Set<(report: ErrorReport) => void>();

const TRACKING_ID_BYTES = 6;

/**
 * Reports an error once and returns its tracking ID; the same error object keeps its first ID.
 * `context` describes where it occurred.
 */
export function reportError(error: unknown, context: Record<string, string> = {}): string {
  const key = typeof error === 'object' && error !== null ? error : null;
  const existingId = key && idsOfErrors.get(key);
  if (existingId) return existingId;
  const report = {
    id: createRandomHex(TRACKING_ID_BYTES),
    error,
    message: getErrorMessage(error),
    context,
    at: new Date().toISOString(),
  };
  if (key) idsOfErrors.set(key, report.id);
  reports.push(report);
  if (reports.length > MAX_REPORTS) reports.shift();
  for (const listener of listeners) listener(report);
  return report.id;
}

/** Returns the last errors reported on this page, oldest first. */
export const getRecentErrors = (): readonly ErrorReport[] => [...reports];

/** Calls back for each new report; returns the unsubscribe function. */
export function onErrorReport(listener: (report: ErrorReport) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
