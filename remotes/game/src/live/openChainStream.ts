import { API_PREFIX, LIVE_EVENTS, type BlockEvent, type HelloEvent } from '@hashgrid/contracts';

export interface ChainStreamOptions {
  /** What a connection is opened with, each good for one; null or a rejection when there is none. */
  takeTicket: () => Promise<string | null>;
  onHello: (event: HelloEvent) => void;
  onBlock: (event: BlockEvent) => void;
  /** Whether events come at the moment. */
  onState: (isLive: boolean) => void;
}

const PATH = `${API_PREFIX}/shared/mining/events`;
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;
/** A block that is so much too late says that the connection is dead, though nobody told. */
const LATE_MS = 15_000;

/** Twice as long after each failure, and never the same for all who lost the server at once. */
const waitAfter = (failures: number) =>
  Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures) * (0.5 + Math.random() / 2);

function readEvent<Data>(event: Event): Data | null {
  try {
    return JSON.parse((event as MessageEvent<string>).data) as Data;
  } catch {
    return null;
  }
}

/**
 * Listens to the chain's events as long as the page is in sight, and connects again when the stream breaks, ends or falls
 * silent. A page in the background lets go: browsers open few connections to one server.
 * @returns the way to stop
 */
export function openChainStream({ takeTicket, onHello, onBlock, onState }: ChainStreamOptions): () => void {
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  /** Counts connections, so that a ticket that comes too late opens none. */
  let turn = 0;

  const drop = () => {
    turn += 1;
    clearTimeout(timer);
    source?.close();
    source = null;
  };
  const fallSilent = () => {
    drop();
    onState(false);
  };
  const retry = () => {
    fallSilent();
    timer = setTimeout(() => void connect(), waitAfter(failures));
    failures += 1;
  };
  const hear = (event: HelloEvent) => {
    failures = 0;
    onState(true);
    clearTimeout(timer);
    const untilBlock = Date.parse(event.endsAt) - Date.parse(event.serverTime);
    timer = setTimeout(retry, Math.max(0, untilBlock || 0) + LATE_MS);
  };
  const connect = async () => {
    drop();
    const own = turn;
    const ticket = await takeTicket().catch(() => null);
    if (own !== turn) return;
    if (ticket === null) return retry();
    source = new EventSource(`${PATH}?ticket=${encodeURIComponent(ticket)}`);
    source.onerror = retry;
    source.addEventListener(LIVE_EVENTS.hello, (message) => {
      const event = readEvent<HelloEvent>(message);
      if (event) hear(event);
      if (event) onHello(event);
    });
    source.addEventListener(LIVE_EVENTS.block, (message) => {
      const event = readEvent<BlockEvent>(message);
      if (event) hear(event);
      if (event) onBlock(event);
    });
  };
  const followSight = () => (document.visibilityState === 'visible' ? void connect() : fallSilent());

  if (typeof EventSource !== 'function') {
    onState(false);
    return () => undefined;
  }
  document.addEventListener('visibilitychange', followSight);
  followSight();
  return () => {
    document.removeEventListener('visibilitychange', followSight);
    drop();
  };
}
