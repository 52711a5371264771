import type { HelloEvent } from '@hashgrid/contracts';
import { openStream } from '../api/openStream';
import type { PlatformDispatch, PlatformState } from '../store/PlatformState';
import type { PlatformServices } from '../store/platformServices';
import { openLiveStream, type LiveEvent } from './openLiveStream';
import { withConnectionSlot } from './withConnectionSlot';

export interface LiveListener {
  /** Called when a connection opens, or when the listener joins an open one: earlier events may have been missed. */
  onHello: (event: HelloEvent) => void;
  onEvent: (event: LiveEvent) => void;
  /** Called with whether events are arriving. */
  onState: (isLive: boolean) => void;
}

/** The stream that all listeners of a page share. */
interface SharedStream {
  listeners: Set<LiveListener>;
  isLive: boolean | null;
  /** The last known state of the chain. */
  chain: HelloEvent | null;
  close: () => void;
}

const EVENTS = { url: '/shared/mining/events', headers: { accept: 'text/event-stream' } };

const streams = new WeakMap<PlatformServices, SharedStream>();

function openSharedStream(dispatch: PlatformDispatch, first: LiveListener): SharedStream {
  const stream: SharedStream = {
    listeners: new Set([first]),
    isLive: null,
    chain: null,
    close: () => undefined,
  };
  const notifyAll = (notify: (listener: LiveListener) => void) => [...stream.listeners].forEach(notify);
  stream.close = openLiveStream({
    listen: (onText, signal) => withConnectionSlot(() => dispatch(openStream({ ...EVENTS, onText, signal }))),
    onHello: (event) => {
      stream.chain = event;
      notifyAll(({ onHello }) => onHello(event));
    },
    onEvent: (event, chain) => {
      stream.chain = chain ?? stream.chain;
      notifyAll(({ onEvent }) => onEvent(event));
    },
    onState: (isLive) => {
      stream.isLive = isLive;
      notifyAll(({ onState }) => onState(isLive));
    },
  });
  return stream;
}

/** Adds a listener to an open stream and passes the stream's current state to it. */
function addListener({ listeners, isLive, chain }: SharedStream, listener: LiveListener): void {
  listeners.add(listener);
  if (isLive !== null) listener.onState(isLive);
  if (isLive && chain) listener.onHello(chain);
}

/** Passes live events to a listener until the returned function is called. All listeners of a page share one stream. */
export const watchLiveEvents =
  (listener: LiveListener) =>
  (dispatch: PlatformDispatch, _: () => PlatformState, services: PlatformServices): (() => void) => {
    const existing = streams.get(services);
    if (existing) addListener(existing, listener);
    const stream = existing ?? openSharedStream(dispatch, listener);
    streams.set(services, stream);
    return () => {
      stream.listeners.delete(listener);
      if (stream.listeners.size > 0 || streams.get(services) !== stream) return;
      streams.delete(services);
      stream.close();
    };
  };
