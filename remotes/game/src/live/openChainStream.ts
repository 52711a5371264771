import { LIVE_EVENTS, type BlockEvent, type HelloEvent } from '@hashgrid/contracts';
import {
  BlockEventSchema,
  findMismatch,
  HelloEventSchema,
  type Static,
  type TSchema,
} from '@hashgrid/contracts/schemas';
import { createParser, type EventSourceMessage } from 'eventsource-parser';

export interface ChainStreamOptions {
  /** Connects and passes on chunks of any size; settles when the connection has closed or failed. */
  listen: (onText: (text: string) => void, signal: AbortSignal) => Promise<void>;
  onHello: (event: HelloEvent) => void;
  onBlock: (event: BlockEvent) => void;
  /** Reports whether events are arriving. */
  onState: (isLive: boolean) => void;
}

const MIN_BACKOFF_MS = 1_000;
const MAX_BACKOFF_MS = 30_000;
/** A block that is overdue by this much means that the connection is dead. */
const BLOCK_OVERDUE_MS = 15_000;

/** Exponential backoff with jitter, so that clients don't reconnect at the same moment. */
const backoffMs = (failures: number) =>
  Math.min(MAX_BACKOFF_MS, MIN_BACKOFF_MS * 2 ** failures) * (0.5 + Math.random() / 2);

/** Returns the data of an event, or null if it doesn't fit its schema. */
function parseEvent<Schema extends TSchema>(
  schema: Schema,
  { data }: EventSourceMessage,
): Static<Schema> | null {
  try {
    const event: unknown = JSON.parse(data);
    return findMismatch(schema, event) ? null : (event as Static<Schema>);
  } catch {
    return null;
  }
}

/**
 * Listens to the chain's events while the page is visible, and reconnects when the stream fails, ends or falls silent.
 * A hidden page disconnects: browsers limit the connections to one server.
 * @returns stops listening
 */
export function openChainStream({ listen, onHello, onBlock, onState }: ChainStreamOptions): () => void {
  let connection: AbortController | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  const disconnect = () => {
    clearTimeout(timer);
    connection?.abort();
    connection = null;
  };
  const pause = () => {
    disconnect();
    onState(false);
  };
  const retry = () => {
    pause();
    timer = setTimeout(connect, backoffMs(failures));
    failures += 1;
  };
  const confirmAlive = (event: HelloEvent) => {
    failures = 0;
    onState(true);
    clearTimeout(timer);
    const untilBlock = Date.parse(event.endsAt) - Date.parse(event.serverTime);
    timer = setTimeout(retry, Math.max(0, untilBlock || 0) + BLOCK_OVERDUE_MS);
  };
  const handleMessage = (message: EventSourceMessage) => {
    if (message.event === LIVE_EVENTS.hello) {
      const event = parseEvent(HelloEventSchema, message);
      if (event) confirmAlive(event);
      if (event) onHello(event);
    } else if (message.event === LIVE_EVENTS.block) {
      const event = parseEvent(BlockEventSchema, message);
      if (event) confirmAlive(event);
      if (event) onBlock(event);
    }
  };
  const connect = () => {
    disconnect();
    const controller = new AbortController();
    connection = controller;
    const parser = createParser({
      onEvent: (message) => !controller.signal.aborted && handleMessage(message),
    });
    const onEnd = () => !controller.signal.aborted && retry();
    void listen((text) => parser.feed(text), controller.signal).then(onEnd, onEnd);
  };
  const syncWithVisibility = () => (document.visibilityState === 'visible' ? connect() : pause());

  document.addEventListener('visibilitychange', syncWithVisibility);
  syncWithVisibility();
  return () => {
    document.removeEventListener('visibilitychange', syncWithVisibility);
    disconnect();
  };
}
