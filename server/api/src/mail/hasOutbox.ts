import { isLocalHost } from '@hashgrid/connection';
import type { ApiConfig } from '../config';

/** Returns whether emails are shown on the page `/outbox`, which only callers on this machine can open. */
export const hasOutbox = ({ smtp, publicUrl }: ApiConfig): boolean =>
  !smtp && isLocalHost(new URL(publicUrl).host);
