import { LIVE_EVENTS, type BlockEvent, type HelloEvent } from '@hashgrid/contracts';
import type { Context } from '../../Context';
import { createFailureLog } from '../../createFailureLog';
import { listUnpaid } from '../payouts/earnings.queries';
import { readGameState } from '../clock/gameState.queries';
import { readLastBlock, toOpenBlockDto } from '../blocks/readChain';
import { toUnpaidDto } from '../overview/readOverview';

/** A player who receives events, and the function that sends them. */
export interface Listener {
  playerId: string;
  send(event: string, data: HelloEvent | BlockEvent): void;
}

/** Another process may have settled the block, so the feed polls the database. */
const POLL_MS = 250;

export interface BlockFeed {
  /**
   * Sends the state of the chain, then the newest block whenever blocks have been settled: one event for several blocks that were
   * settled together. Returns a function that stops the events.
   */
  listen(listener: Listener): Promise<() => void>;
  close(): void;
}

/** Creates a feed that sends settled blocks to listeners. It polls only while there are listeners. */
export function createBlockFeed(context: Context): BlockFeed {
  /** The height of the chain that each listener knows of. */
  const listeners = new Map<Listener, number>();
  let timer: NodeJS.Timeout | undefined;
  let isPolling = false;
  let polledHeight = 0;
  const logFailure = createFailureLog(context.log, 'Could not read blocks for live events');

  const readHelloEvent = async (): Promise<HelloEvent> => {
    const state = await readGameState(context.database);
    const { endsAt } = toOpenBlockDto(context, state);
    return { serverTime: context.gameClock(state.databaseTime).toISOString(), height: state.height, endsAt };
  };

  /** Returns the listeners that do not know of a chain of this height yet. */
  const listOutdatedListeners = (height: number): Listener[] =>
    [...listeners].filter(([, known]) => known < height).map(([listener]) => listener);

  async function sendBlock(hello: HelloEvent): Promise<void> {
    const outdated = listOutdatedListeners(hello.height);
    if (outdated.length === 0) return;
    const rows = await listUnpaid(context.database, [...new Set(outdated.map(({ playerId }) => playerId))]);
    const unpaidByPlayer = new Map(rows.map((row) => [row.playerId, row]));
    for (const listener of outdated) {
      const { playerId } = listener;
      const block = await readLastBlock(context.database, playerId);
      const unpaid = toUnpaidDto(unpaidByPlayer.get(playerId) ?? { mined: 0n, bonus: 0n });
      // Another block was settled after `hello`, whose times don't fit it; the next poll sends it with its own.
      if (block && block.number >= hello.height) continue;
      if (!listeners.has(listener)) continue;
      listeners.set(listener, hello.height);
      if (block) listener.send(LIVE_EVENTS.block, { ...hello, block, unpaid });
    }
  }

  /** Polls once. Returns how long to wait before the next poll, in milliseconds. */
  async function poll(): Promise<number> {
    const hello = await readHelloEvent();
    polledHeight = hello.height;
    await sendBlock(hello);
    const untilNextBlock = Date.parse(hello.endsAt) - Date.parse(hello.serverTime);
    logFailure(null);
    return listOutdatedListeners(hello.height).length > 0 ? POLL_MS : Math.max(POLL_MS, untilNextBlock);
  }

  async function pollAndSchedule(): Promise<void> {
    isPolling = true;
    // After a failure, such as a lost connection, the feed polls again.
    const pause = await poll().catch((error: unknown) => {
      // The database is closed after the feed.
      if (listeners.size > 0) logFailure(error);
      return POLL_MS;
    });
    isPolling = false;
    schedule(pause);
  }

  function schedule(milliseconds: number): void {
    clearTimeout(timer);
    timer = undefined;
    if (listeners.size === 0) return;
    timer = setTimeout(() => void pollAndSchedule(), milliseconds);
    timer.unref();
  }

  return {
    async listen(listener) {
      const hello = await readHelloEvent();
      listener.send(LIVE_EVENTS.hello, hello);
      listeners.set(listener, hello.height);
      // A poll may have sent a block to the other listeners since the state was read.
      const isOutdated = hello.height < polledHeight;
      if (!isPolling && (!timer || isOutdated)) schedule(POLL_MS);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) schedule(0);
      };
    },
    close() {
      listeners.clear();
      clearTimeout(timer);
    },
  };
}
