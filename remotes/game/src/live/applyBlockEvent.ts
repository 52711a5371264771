import { addDecimals, isDecimal, type Block, type BlockEvent, type HelloEvent } from '@hashgrid/contracts';
import { clockAheadOf, type TimedOverview } from '../api/gameApi';
import { fitShape } from '../api/fitShape';
import { BLOCKS_PER_PAGE, miningApi } from '../api/miningApi';
import { BLOCK, OVERVIEW } from '../api/shapes';

type Dispatch = Parameters<ReturnType<typeof miningApi.util.updateQueryData>>[0];

const plus = (left: string, right: string) =>
  isDecimal(left) && isDecimal(right) ? addDecimals(left, right) : left;

/** The overview after a block: what is unpaid as the server says, the next block open. */
export function afterBlock(overview: TimedOverview, event: BlockEvent): TimedOverview {
  const block = fitShape(BLOCK, event.block);
  const { mined = '0', bonus = '0' } = block.mine ?? {};
  const { dayProfit } = overview;
  return {
    ...overview,
    serverTime: event.serverTime,
    clockAheadMs: clockAheadOf(event.serverTime),
    block: { ...overview.block, number: block.number + 1, startsAt: block.endsAt, endsAt: event.endsAt },
    lastBlock: block,
    unpaid: fitShape(OVERVIEW.unpaid, event.unpaid),
    // What is older than a day drops out when the overview is next asked for.
    dayProfit: {
      mined: plus(dayProfit.mined, mined),
      bonus: plus(dayProfit.bonus, bonus),
      total: plus(dayProfit.total, plus(mined, bonus)),
    },
  };
}

/** A page that has grown to twice its length is asked for anew: it need not hold all blocks of a long visit. */
const isTooLong = (items: readonly Block[]) => items.length >= 2 * BLOCKS_PER_PAGE;

/** Asks for all that is shown of the chain. */
const refetchChain = (dispatch: Dispatch) => void dispatch(miningApi.util.invalidateTags(['Chain']));

/** Puts a settled block into all that is shown, without asking the server; asks where blocks were missed. */
export function applyBlockEvent(dispatch: Dispatch, event: BlockEvent): void {
  let isMissed = false;
  dispatch(
    miningApi.util.updateQueryData('getOverview', undefined, (overview) => {
      if (overview.block.number > event.block.number) return overview;
      isMissed = overview.block.number < event.block.number;
      return afterBlock(overview, event);
    }),
  );
  dispatch(
    miningApi.util.updateQueryData('getSummary', undefined, (summary) => {
      if (summary.height > event.block.number) return;
      summary.halving.blocksLeft -= event.block.number + 1 - summary.height;
      summary.height = event.block.number + 1;
    }),
  );
  dispatch(
    miningApi.util.updateQueryData('getBlocks', null, ({ items }) => {
      const newest = items[0]?.number ?? -1;
      if (newest >= event.block.number) return;
      isMissed ||= newest < event.block.number - 1 || isTooLong(items);
      items.unshift(fitShape(BLOCK, event.block));
    }),
  );
  if (isMissed) refetchChain(dispatch);
}

/** Asks for the chain when the server is at another block than the page. */
export function applyHelloEvent(dispatch: Dispatch, { height }: HelloEvent): void {
  let isBehind = false;
  dispatch(
    miningApi.util.updateQueryData('getOverview', undefined, (overview) => {
      isBehind = overview.block.number !== height;
    }),
  );
  if (isBehind) refetchChain(dispatch);
}
