import { LIVE_EVENTS } from '@hashgrid/contracts';
import type { Context } from '../Context';
import { createPollingFeed, type PollingFeed } from '../live-feeds/createPollingFeed';
import { listTopUpRevisions } from './topUps.queries';

const POLL_MS = 1000;

/** Creates a feed that sends an event when top-ups of a player have changed. It sends none while top-ups are off. */
export function createTopUpFeed({ database, log, topUpSettings }: Context): PollingFeed<null> {
  const feed = createPollingFeed({
    event: LIVE_EVENTS.topUps,
    pollMs: POLL_MS,
    log,
    async readStates(playerIds) {
      const rows = await listTopUpRevisions(database, playerIds);
      const revisions = new Map(rows.map(({ accountId, revision }) => [accountId, revision]));
      return (playerId) => ({ revision: revisions.get(playerId) ?? '', data: null });
    },
  });
  return { ...feed, listen: async (listener) => (topUpSettings ? feed.listen(listener) : () => undefined) };
}
