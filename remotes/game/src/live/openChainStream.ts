import { LIVE_EVENTS, type BlockEvent, type HelloEvent } from '@hashgrid/contracts';
import { createParser, type EventSourceMessage } from 'eventsource-parser';

export interface ChainStreamOptions {
  /** Connects, and gives what comes, in pieces of any size; settles when the connection has ended, however it did. */
  listen: (onText: (text: string) => void, signal: AbortSignal) => Promise<void>;
  onHello: (event: HelloEvent) => void;
  onBlock: (event: BlockEvent) => void;
  /** Whether events come at the moment. */
  onState: (isLive: boolean) => void;
}

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;
/** A block that is so much too late says that the connection is dead, though nobody told. */
const LATE_MS = 15_000;

/** Twice as long after each failure, and never the same for all who lost the server at once. */
const waitAfter = (failures: number) =>
  Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures) * (0.5 + Math.random() / 2);

function readEvent<Data>({ data }: EventSourceMessage): Data | null {
  try {
    return JSON.parse(data) as Data;
  } catch {
    return null;
  }
}

/**
 * Listens to the chain's events as long as the page is in sight, and connects again when the stream breaks, ends or falls
 * silent. A page in the background lets go: browsers open few connections to one server.
 * @returns the way to stop
 */
export function openChainStream({ listen, onHello, onBlock, onState }: ChainStreamOptions): () => void {
  let connection: AbortController | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  const drop = () => {
    clearTimeout(timer);
    connection?.abort();
    connection = null;
  };
  const fallSilent = () => {
    drop();
    onState(false);
  };
  const retry = () => {
    fallSilent();
    timer = setTimeout(connect, waitAfter(failures));
    failures += 1;
  };
  const hear = (event: HelloEvent) => {
    failures = 0;
    onState(true);
    clearTimeout(timer);
    const untilBlock = Date.parse(event.endsAt) - Date.parse(event.serverTime);
    timer = setTimeout(retry, Math.max(0, untilBlock || 0) + LATE_MS);
  };
  const take = (message: EventSourceMessage) => {
    if (message.event === LIVE_EVENTS.hello) {
      const event = readEvent<HelloEvent>(message);
      if (event) hear(event);
      if (event) onHello(event);
    } else if (message.event === LIVE_EVENTS.block) {
      const event = readEvent<BlockEvent>(message);
      if (event) hear(event);
      if (event) onBlock(event);
    }
  };
  const connect = () => {
    drop();
    const own = new AbortController();
    connection = own;
    const parser = createParser({ onEvent: (message) => !own.signal.aborted && take(message) });
    const onEnd = () => !own.signal.aborted && retry();
    void listen((text) => parser.feed(text), own.signal).then(onEnd, onEnd);
  };
  const followSight = () => (document.visibilityState === 'visible' ? connect() : fallSilent());

  document.addEventListener('visibilitychange', followSight);
  followSight();
  return () => {
    document.removeEventListener('visibilitychange', followSight);
    drop();
  };
}
