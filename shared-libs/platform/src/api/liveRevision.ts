import { REVISION_HEADER } from '@hashgrid/contracts';
import { createExternalStore } from '../device/externalStore';

/** The newest registry revision that a response has named; 0 until one has. */
export const liveRevision = createExternalStore(0);

/** Records the registry revision that a response names. An older one is ignored, because gateways learn of a release at different times. */
export function recordRevision({ headers }: Response): void {
  liveRevision.set(Math.max(liveRevision.get(), Number(headers.get(REVISION_HEADER)) || 0));
}
