import { useEffect, useState } from 'react';
import { getErrorId, reportError, toApiError } from '@hashgrid/platform';

/** Returns whether a response had a success status, but not the shape that the contract requires. */
const isInvalidResponse = (error: unknown) => {
  const { statusCode } = toApiError(error);
  return statusCode >= 200 && statusCode < 300;
};

/** An error that was reported. */
export interface ErrorReport {
  /** Tracking ID that support can look up. */
  id: string;
  /** Text to send to support: the message, the tracking ID, the page and the time. */
  details: string;
}

/**
 * Reports the error of a query whose response broke the API's contract: a defect that retrying may not fix. Returns null
 * for every other error.
 */
export function useErrorReport(error: unknown): ErrorReport | null {
  const [report, setReport] = useState<ErrorReport | null>(null);
  useEffect(() => {
    if (!error || !isInvalidResponse(error)) {
      setReport(null);
      return;
    }
    const { pathname } = window.location;
    const { message } = toApiError(error);
    const id = getErrorId(error) ?? reportError(error, { area: 'response', page: pathname });
    const time = new Date().toISOString();
    setReport({ id, details: `${message}\nError ID: ${id}\nPage: ${pathname}\nTime: ${time}` });
  }, [error]);
  return report;
}
