import { LIVE_CHANNEL } from './releaseApi';

/** Returns the option of release commands for a channel; empty for the live channel, which is their default. */
export const formatChannelOption = (channel: string = LIVE_CHANNEL): string =>
  channel === LIVE_CHANNEL ? '' : ` --channel ${channel}`;
