import { LIVE_EVENTS, STREAM_KEEP_ALIVE_MS, type HelloEvent } from '@hashgrid/contracts';
import { findMismatch, HelloEventSchema } from '@hashgrid/contracts/schemas';
import { createParser, type EventSourceMessage } from 'eventsource-parser';

/** An event from the server. Its data is untrusted: check it against its schema. */
export interface LiveEvent {
  name: string;
  data: unknown;
}

export interface LiveStreamOptions {
  /** Connects and passes on chunks of any size; settles when the connection has closed or failed. */
  listen: (onText: (text: string) => void, signal: AbortSignal) => Promise<void>;
  /** Called with the state of the chain whenever a connection has opened. */
  onHello: (event: HelloEvent) => void;
  /** Called with all other events, and with the state of the chain if the event contains it. */
  onEvent: (event: LiveEvent, chain: HelloEvent | null) => void;
  /** Called with whether events are arriving. */
  onState: (isLive: boolean) => void;
}

const MIN_BACKOFF_MS = 1_000;
const MAX_BACKOFF_MS = 30_000;
/** Time to receive the state of the chain after connecting, including a refresh of the access token; then the connection counts as dead. */
const HELLO_TIMEOUT_MS = 60_000;
/** The connection counts as dead when the next block is overdue by this much. */
const BLOCK_OVERDUE_MS = 15_000;
/** The connection counts as dead when nothing arrives for this long, not even a keep-alive comment: a block may take minutes. */
const SILENCE_MS = 3 * STREAM_KEEP_ALIVE_MS;

/** Returns an exponential backoff with jitter, so that clients don't reconnect at the same moment. */
const calculateBackoffMs = (failures: number) =>
  Math.min(MAX_BACKOFF_MS, MIN_BACKOFF_MS * 2 ** failures) * (0.5 + Math.random() / 2);

function parseEvent({ event: name = '', data: text }: EventSourceMessage): LiveEvent | null {
  try {
    const data: unknown = JSON.parse(text);
    return { name, data };
  } catch {
    return null;
  }
}

/** Whether an event contains the state of the chain, as `hello` and every settled block do. */
const hasChainState = (event: LiveEvent): event is { name: string; data: HelloEvent } =>
  !findMismatch(HelloEventSchema, event.data);

/**
 * Listens to the server's events while the page is visible, and reconnects when the stream fails, ends or falls silent.
 * A hidden page disconnects: browsers limit the connections to one server.
 * @returns A function that stops listening.
 */
export function openLiveStream({ listen, onHello, onEvent, onState }: LiveStreamOptions): () => void {
  let connection: AbortController | null = null;
  let reconnectTimer: ReturnType<typeof setTimeout> | undefined;
  let silenceTimer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  const disconnect = () => {
    clearTimeout(reconnectTimer);
    clearTimeout(silenceTimer);
    connection?.abort();
    connection = null;
  };
  const pause = () => {
    disconnect();
    onState(false);
  };
  const retry = () => {
    pause();
    reconnectTimer = setTimeout(connect, calculateBackoffMs(failures));
    failures += 1;
  };
  const confirmAlive = (chain: HelloEvent) => {
    failures = 0;
    onState(true);
    clearTimeout(reconnectTimer);
    const untilBlockMs = Date.parse(chain.endsAt) - Date.parse(chain.serverTime);
    reconnectTimer = setTimeout(retry, Math.max(0, untilBlockMs || 0) + BLOCK_OVERDUE_MS);
  };
  const handleMessage = (message: EventSourceMessage) => {
    const event = parseEvent(message);
    if (!event) return;
    const chain = hasChainState(event) ? event.data : null;
    if (chain) confirmAlive(chain);
    if (event.name !== LIVE_EVENTS.hello) onEvent(event, chain);
    else if (chain) onHello(chain);
  };
  const connect = () => {
    disconnect();
    const controller = new AbortController();
    connection = controller;
    reconnectTimer = setTimeout(retry, HELLO_TIMEOUT_MS);
    const parser = createParser({
      onEvent: (message) => !controller.signal.aborted && handleMessage(message),
    });
    const handleText = (text: string) => {
      if (controller.signal.aborted) return;
      clearTimeout(silenceTimer);
      silenceTimer = setTimeout(retry, SILENCE_MS);
      parser.feed(text);
    };
    const onEnd = () => !controller.signal.aborted && retry();
    void listen(handleText, controller.signal).then(onEnd, onEnd);
  };
  const syncWithVisibility = () => (document.visibilityState === 'visible' ? connect() : pause());

  document.addEventListener('visibilitychange', syncWithVisibility);
  syncWithVisibility();
  return () => {
    document.removeEventListener('visibilitychange', syncWithVisibility);
    disconnect();
  };
}
