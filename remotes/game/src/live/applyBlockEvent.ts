import {
  addDecimals,
  compareDecimals,
  LIVE_EVENTS,
  type Block,
  type BlockEvent,
  type HelloEvent,
} from '@hashgrid/contracts';
import { BlockEventSchema, findMismatch } from '@hashgrid/contracts/schemas';
import type { LiveEvent } from '@hashgrid/platform';
import { getClockAheadMs, type TimedOverview } from '../api/gameApi';
import { BLOCKS_PER_PAGE, miningApi } from '../api/miningApi';
import { isRewarded } from '../arrival/isRewarded';

type Dispatch = Parameters<ReturnType<typeof miningApi.util.updateQueryData>>[0];

/** Returns the overview after a settled block, which becomes the last block; the current block is the next one. */
export function applyBlockToOverview(overview: TimedOverview, event: BlockEvent): TimedOverview {
  const { block } = event;
  const { mined = '0', bonus = '0' } = block.playerReward ?? {};
  const { dayProfit, firstSteps } = overview;
  return {
    ...overview,
    serverTime: event.serverTime,
    clockAheadMs: getClockAheadMs(event.serverTime),
    block: { ...overview.block, number: block.number + 1, startsAt: block.endsAt, endsAt: event.endsAt },
    lastBlock: block,
    ...(firstSteps && isRewarded(block) && { firstSteps: { ...firstSteps, hasMined: true } }),
    unpaid: event.unpaid,
    canCollect: overview.collectedToday === null && compareDecimals(event.unpaid.total, '0') > 0,
    // Rewards older than a day are only removed by the next refetch.
    dayProfit: {
      mined: addDecimals(dayProfit.mined, mined),
      bonus: addDecimals(dayProfit.bonus, bonus),
      total: addDecimals(dayProfit.total, mined, bonus),
    },
  };
}

/** Live blocks are added to the first page. At twice its length, the page is refetched, so that it doesn't grow without limit. */
const isTooLong = (items: readonly Block[]) => items.length >= 2 * BLOCKS_PER_PAGE;

const refetchChain = (dispatch: Dispatch) => void dispatch(miningApi.util.invalidateTags(['Chain']));

const isBlockEvent = (event: LiveEvent): event is { name: string; data: BlockEvent } =>
  event.name === LIVE_EVENTS.block && !findMismatch(BlockEventSchema, event.data);

/** Applies a settled block to the cached queries; refetches them if the event isn't enough to update them. */
function applyBlock(dispatch: Dispatch, event: BlockEvent): void {
  let needsRefetch = false;
  dispatch(
    miningApi.util.updateQueryData('getOverview', undefined, (overview) => {
      if (overview.block.number > event.block.number) return overview;
      needsRefetch = overview.block.number < event.block.number;
      return applyBlockToOverview(overview, event);
    }),
  );
  dispatch(
    miningApi.util.updateQueryData('getSummary', undefined, (summary) => {
      if (summary.height > event.block.number) return;
      summary.halving.blocksLeft -= event.block.number + 1 - summary.height;
      summary.height = event.block.number + 1;
      // Only the server knows the new reward and the next halving.
      needsRefetch ||= summary.halving.blocksLeft <= 0;
    }),
  );
  dispatch(
    miningApi.util.updateQueryData('getBlocks', null, ({ items }) => {
      const newest = items[0]?.number ?? -1;
      if (newest >= event.block.number) return;
      needsRefetch ||= newest < event.block.number - 1 || isTooLong(items);
      items.unshift(event.block);
    }),
  );
  if (needsRefetch) refetchChain(dispatch);
}

/** Applies a block event. Ignores other events, and data that doesn't match the schema. */
export function applyBlockEvent(dispatch: Dispatch, event: LiveEvent): void {
  if (isBlockEvent(event)) applyBlock(dispatch, event.data);
}

/** Refetches the chain if the server's current block is not the one in the cache. */
export function applyHelloEvent(dispatch: Dispatch, { height }: HelloEvent): void {
  let isOutOfSync = false;
  dispatch(
    miningApi.util.updateQueryData('getOverview', undefined, (overview) => {
      isOutOfSync = overview.block.number !== height;
    }),
  );
  if (isOutOfSync) refetchChain(dispatch);
}
