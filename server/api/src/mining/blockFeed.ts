import { LIVE_EVENTS, type BlockEvent, type HelloEvent } from '@hashgrid/contracts';
import { listUnpaid } from './earnings.queries';
import { readGameState } from './gameState.queries';
import type { Context } from '../Context';
import { openBlock, readLastBlock } from './readChain';
import { showUnpaid } from './readOverview';

/** Who listens, and how they are told. */
export interface Listener {
  playerId: string;
  send(event: string, data: HelloEvent | BlockEvent): void;
}

/** Another process may have settled the block, so the feed asks the database. */
const POLL_MS = 250;

export interface BlockFeed {
  /** Tells the listener where the chain is, then every new block; gives the function that ends it. */
  listen(listener: Listener): Promise<() => void>;
  close(): void;
}

/** Tells listeners of settled blocks; works only while there are any. */
export function blockFeed(context: Context): BlockFeed {
  const listeners = new Set<Listener>();
  let timer: NodeJS.Timeout | undefined;
  let told = 0;

  const readHello = async (): Promise<HelloEvent> => {
    const state = await readGameState(context.database);
    const { endsAt } = openBlock(context, state);
    return { serverTime: context.now().toISOString(), height: state.height, endsAt };
  };

  async function tell(hello: HelloEvent): Promise<void> {
    const present = [...listeners];
    const rows = await listUnpaid(context.database, [...new Set(present.map(({ playerId }) => playerId))]);
    const unpaidOf = new Map(rows.map((row) => [row.playerId, row]));
    for (const listener of present) {
      const { playerId } = listener;
      const block = await readLastBlock(context.database, playerId, hello.height);
      const unpaid = showUnpaid(unpaidOf.get(playerId) ?? { mined: 0n, bonus: 0n });
      if (block && listeners.has(listener)) listener.send(LIVE_EVENTS.block, { ...hello, block, unpaid });
    }
  }

  async function look(): Promise<void> {
    const hello = await readHello();
    if (hello.height > told) await tell(hello);
    told = hello.height;
    const pause = Date.parse(hello.endsAt) - context.now().getTime();
    plan(Math.max(POLL_MS, pause));
  }

  function plan(milliseconds: number): void {
    clearTimeout(timer);
    timer = undefined;
    if (listeners.size === 0) return;
    // A database that is away for a moment is asked again.
    timer = setTimeout(() => void look().catch(() => plan(POLL_MS)), milliseconds);
    timer.unref();
  }

  return {
    async listen(listener) {
      const hello = await readHello();
      if (listeners.size === 0) told = hello.height;
      listener.send(LIVE_EVENTS.hello, hello);
      listeners.add(listener);
      if (!timer) plan(POLL_MS);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) plan(0);
      };
    },
    close() {
      listeners.clear();
      clearTimeout(timer);
    },
  };
}
