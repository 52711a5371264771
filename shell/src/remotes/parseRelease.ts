import type { BootstrapRemote } from '@hashgrid/contracts';
import { BootstrapRemoteSchema, findMismatch } from '@hashgrid/contracts/schemas';

/** Returns a fetched release of a remote; null if it is malformed. */
export const parseRelease = (value: unknown): BootstrapRemote | null =>
  findMismatch(BootstrapRemoteSchema, value) ? null : (value as BootstrapRemote);
