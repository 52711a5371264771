import { LIVE_EVENTS, type BlockEvent, type HelloEvent } from '@hashgrid/contracts';
import type { Context } from '../../Context';
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
  const listeners = new Set<Listener>();
  let timer: NodeJS.Timeout | undefined;
  let sentHeight = 0;

  const readHelloEvent = async (): Promise<HelloEvent> => {
    const state = await readGameState(context.database);
    const { endsAt } = toOpenBlockDto(context, state);
    return { serverTime: context.gameClock(state.databaseTime).toISOString(), height: state.height, endsAt };
  };

  async function sendBlock(hello: HelloEvent): Promise<void> {
    const currentListeners = [...listeners];
    const rows = await listUnpaid(context.database, [
      ...new Set(currentListeners.map(({ playerId }) => playerId)),
    ]);
    const unpaidByPlayer = new Map(rows.map((row) => [row.playerId, row]));
    for (const listener of currentListeners) {
      const { playerId } = listener;
      const block = await readLastBlock(context.database, playerId);
      const unpaid = toUnpaidDto(unpaidByPlayer.get(playerId) ?? { mined: 0n, bonus: 0n });
      if (block && listeners.has(listener)) listener.send(LIVE_EVENTS.block, { ...hello, block, unpaid });
    }
  }

  async function poll(): Promise<void> {
    const hello = await readHelloEvent();
    if (hello.height > sentHeight) await sendBlock(hello);
    sentHeight = hello.height;
    const pause = Date.parse(hello.endsAt) - Date.parse(hello.serverTime);
    schedule(Math.max(POLL_MS, pause));
  }

  function schedule(milliseconds: number): void {
    clearTimeout(timer);
    timer = undefined;
    if (listeners.size === 0) return;
    // After a failure, such as a lost connection, the feed polls again.
    timer = setTimeout(() => void poll().catch(() => schedule(POLL_MS)), milliseconds);
    timer.unref();
  }

  return {
    async listen(listener) {
      const hello = await readHelloEvent();
      if (listeners.size === 0) sentHeight = hello.height;
      listener.send(LIVE_EVENTS.hello, hello);
      listeners.add(listener);
      if (!timer) schedule(POLL_MS);
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
