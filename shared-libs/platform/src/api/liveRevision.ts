import { REVISION_HEADER } from '@hashgrid/contracts';
import { createExternalStore } from '../device/externalStore';

/** The newest revision of the registry that a response named; 0 before. */
export const liveRevision = createExternalStore(0);

/** Gateways learn of a release one after the other, so an older revision is no news. */
export function readRevision({ headers }: Response): void {
  liveRevision.set(Math.max(liveRevision.get(), Number(headers.get(REVISION_HEADER)) || 0));
}
