import { LIVE_CHANNEL } from '@hashgrid/contracts/releases';

/** Returns the option of release commands for a channel; empty for the live channel, which is their default. */
export const formatChannelOption = (channel: string): string =>
  channel === LIVE_CHANNEL ? '' : ` --channel ${channel}`;
