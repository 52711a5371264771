import { START_FAILURE_EVENT } from '@hashgrid/contracts';
import { screenViews } from '../telemetry/screenViews';

/** Tells the HTML that this shell cannot show its first screen, so that it asks for the previous release. */
export function announceStartFailure(error: unknown): void {
  if (screenViews.get().length > 0) return;
  window.dispatchEvent(new CustomEvent(START_FAILURE_EVENT, { detail: error }));
}
