import { START_FAILURE_EVENT } from '@hashgrid/contracts';
import { screenViews } from '../telemetry/screenViews';

/** Tells the inline script of the HTML that this shell can't show its first screen, so that it requests the previous shell. */
export function announceStartFailure(error: unknown): void {
  if (screenViews.get().length > 0) return;
  window.dispatchEvent(new CustomEvent(START_FAILURE_EVENT, { detail: error }));
}
