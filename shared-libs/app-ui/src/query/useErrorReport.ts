import { useEffect, useState } from 'react';
import { getErrorId, reportError, toApiError } from '@hashgrid/platform';

/** The server said that it succeeded, and sent what the contract does not allow. */
const isInvalidResponse = (error: unknown) => {
  const { statusCode } = toApiError(error);
  return statusCode >= 200 && statusCode < 300;
};

/** An error that was reported. */
export interface ErrorReport {
  /** The tracking ID that support can look up. */
  id: string;
  /** What to send to support: the message, the tracking ID, the page and the time. */
  details: string;
}

/**
 * Reports a failed query whose response broke the API's contract: a defect that retrying may not fix. Returns null for
 * every other error, which the player can only wait out.
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
