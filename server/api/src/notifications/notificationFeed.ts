import { LIVE_EVENTS, type UnreadCount } from '@hashgrid/contracts';
import type { Context } from '../Context';
import { createPollingFeed, type PollingFeed } from '../live-feeds/createPollingFeed';
import { countUnread } from './notifications.queries';

const POLL_MS = 2000;

/**
 * Creates a feed that sends the number of unread notifications at first, and whenever it or the newest notification for the player
 * alone changes.
 */
export const createNotificationFeed = ({ database, log, now }: Context): PollingFeed<UnreadCount> =>
  createPollingFeed({
    event: LIVE_EVENTS.notifications,
    pollMs: POLL_MS,
    log,
    shouldSendInitialState: true,
    async readStates(playerIds) {
      const rows = await countUnread(database, playerIds, now());
      const states = new Map(rows.map((row) => [row.accountId, row]));
      return (playerId) => {
        const { unread = 0, newest = '0' } = states.get(playerId) ?? {};
        return { revision: `${unread} ${newest}`, data: { unread } };
      };
    },
  });
