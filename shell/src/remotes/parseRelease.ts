import type { BootstrapRemote } from '@hashgrid/contracts';
import { BootstrapRemoteSchema, findMismatch } from '@hashgrid/contracts/schemas';

/** Returns a fetched release of a remote; null when it is malformed. */
export const parseRelease = (found: unknown): BootstrapRemote | null =>
  findMismatch(BootstrapRemoteSchema, found) ? null : (found as BootstrapRemote);
