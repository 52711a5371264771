import { API_PREFIX } from '@hashgrid/contracts';
import type { FakeResponse } from '@hashgrid/testing';
import { installFakeLocks } from './fakeLocks';
import { closeTabs, openTab, type Tab } from './openTab';
import { createSimulatedServer, type Family, type ServerRequest } from './simulatedServer';

/** A request on its way to the server, or its response on the way back. */
export interface Exchange extends ServerRequest {
  tab: WorldTab;
  /** Whether a suspended tab sent it, so that it leaves only when the tab wakes. */
  isHeld: boolean;
  /** When the first attempt of this refresh was sent, epoch ms. */
  firstSentAt: number;
  isRetry: boolean;
  /** Whether a logout sent it, which may complete after the session has ended. */
  isLogout: boolean;
  response: FakeResponse | null;
  /** Resolves the request with a response, or rejects it as a network failure without one. */
  settle(response: FakeResponse | null): void;
}

export interface WorldTab {
  name: string;
  tab: Tab;
  isSuspended: boolean;
  /** Number of logins and starts that have not ended. */
  pendingStarts: number;
  receive(text: unknown): void;
}

interface Message {
  to: WorldTab;
  text: unknown;
}

type Timers = { setImmediate(callback: (value: unknown) => void): void };

/** How long a waiting tab leaves the refresh to another one before it steals the lock. */
const STEAL_AFTER_MS = 4000;
const REFRESH = '/shared/auth/refresh';

const readHeader = (init: RequestInit, name: string) => new Headers(init.headers).get(name) ?? '';

/** Lets promises settle, in real iterations of the event loop. */
async function flushPromises(): Promise<void> {
  const { setImmediate } = jest.requireActual<Timers>('timers');
  for (let round = 0; round < 3; round += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** Advances the time of all tabs. Jest's asynchronous advance takes real milliseconds, which would be most of the time of a model run. */
async function advanceTime(milliseconds: number): Promise<void> {
  await flushPromises();
  jest.advanceTimersByTime(milliseconds);
  await flushPromises();
}

/** Returns the value of a cookie. */
export const readCookie = (name: string): string | undefined =>
  new RegExp(`(?:^|; )${name}=([^;]+)`).exec(document.cookie)?.[1];

/**
 * Simulates a browser with tabs, a server and the network between them. Requests, responses and messages wait until the test
 * delivers or loses them, in any order.
 */
export function createSessionWorld() {
  const server = createSimulatedServer();
  const tabs: WorldTab[] = [];
  const exchanges: Exchange[] = [];
  const messages: Message[] = [];
  const violations: string[] = [];
  /** The tab that is being opened; the channel that it creates takes it as its owner. */
  let opening: WorldTab;
  /** The refresh that was lost last; the next request of its tab retries it. */
  let lostRefresh: Pick<Exchange, 'bearer' | 'firstSentAt' | 'tab'> | null = null;
  const removeLocks = installFakeLocks();

  class FakeChannel {
    readonly owner = opening;
    addEventListener(_type: string, listener: (event: { data: unknown }) => void) {
      this.owner.receive = (text) => listener({ data: text });
    }
    removeEventListener() {
      this.owner.receive = () => {};
    }
    postMessage(text: unknown) {
      for (const to of tabs) if (to !== this.owner) messages.push({ to, text });
    }
  }
  jest.spyOn(globalThis, 'BroadcastChannel').mockImplementation(() => new FakeChannel() as never);

  /** Records a violation if another refresh is in flight and has not lasted long enough for its lock to be stolen. */
  function checkRefresh(exchange: Exchange): void {
    const otherRefreshes = exchanges.filter(({ path, isLogout }) => path === REFRESH && !isLogout);
    for (const other of otherRefreshes)
      if (exchange.firstSentAt - other.firstSentAt < STEAL_AFTER_MS)
        violations.push(`${exchange.tab.name} refreshes while ${other.tab.name} does`);
  }

  function send(url: string, init: RequestInit): Promise<Response> {
    const tab = tabs.find(({ name }) => name === readHeader(init, 'key'))!;
    const bearer = readHeader(init, 'authorization').replace('Bearer ', '');
    return new Promise((resolve, reject) => {
      const isRetry = lostRefresh?.tab === tab && lostRefresh.bearer === bearer;
      const exchange: Exchange = {
        tab,
        bearer,
        path: url.slice(API_PREFIX.length),
        idempotencyKey: readHeader(init, 'idempotency-key'),
        isHeld: tab.isSuspended,
        isLogout: init.keepalive === true,
        firstSentAt: isRetry ? lostRefresh!.firstSentAt : Date.now(),
        isRetry,
        response: null,
        settle(response) {
          const index = exchanges.indexOf(exchange);
          if (index < 0) return;
          exchanges.splice(index, 1);
          if (response) resolve(new Response(JSON.stringify(response.body), { status: response.status }));
          else reject(new TypeError('Failed to fetch'));
        },
      };
      lostRefresh = null;
      if (exchange.path === REFRESH && !exchange.isLogout) checkRefresh(exchange);
      exchanges.push(exchange);
      // A suspended tab doesn't run its abort; when it wakes, the response arrives first.
      init.signal?.addEventListener('abort', () => tab.isSuspended || exchange.settle(null));
    });
  }
  window.fetch = (url, init = {}) => send(String(url), init);

  /** Lets all tabs react, and one millisecond pass: a player never does two things in the same one. */
  const flush = () => advanceTime(1);

  /** Whether a tab is waiting for its profile, whose failure ends the session. */
  const isStarting = ({ tab, pendingStarts }: WorldTab) =>
    pendingStarts > 0 || tab.store.getState().session.status === 'loading';

  const trackStart = (tab: WorldTab, work: Promise<unknown>) => {
    tab.pendingStarts += 1;
    void work.finally(() => (tab.pendingStarts -= 1));
  };

  const world = {
    server,
    tabs,
    exchanges,
    messages,
    violations,
    /** The session of the browser: that of the last login; null after a logout. */
    current: null as Family | null,
    waitsLeft: 4,
    flush,
    open(): void {
      opening = {
        name: `tab-${tabs.length}`,
        isSuspended: false,
        pendingStarts: 0,
        receive() {},
      } as unknown as WorldTab;
      tabs.push(opening);
      opening.tab = openTab({ apiKey: opening.name, requestTimeoutMs: 15_000 });
      trackStart(opening, opening.tab.start());
    },
    logIn(by: WorldTab, player: string): void {
      const { family, tokens } = server.logIn(player);
      world.current = family;
      trackStart(by, by.tab.logIn(tokens));
    },
    logOut(by: WorldTab): void {
      world.current = null;
      void by.tab.logOut();
    },
    serve(exchange: Exchange): void {
      exchange.response ??= server.respond(exchange);
    },
    deliver(exchange: Exchange): void {
      world.serve(exchange);
      exchange.settle(exchange.response);
    },
    lose(exchange: Exchange): void {
      if (exchange.path === REFRESH) lostRefresh = exchange;
      exchange.settle(null);
    },
    send(message: Message): void {
      messages.splice(messages.indexOf(message), 1);
      message.to.receive(message.text);
    },
    wake(tab: WorldTab): void {
      tab.isSuspended = false;
      for (const exchange of exchanges) if (exchange.tab === tab) exchange.isHeld = false;
    },
    isStarting,
    /** Whether the request of a starting tab could time out. */
    canStartFail: () => exchanges.some(({ tab }) => !tab.isSuspended && isStarting(tab)),
    /** Delivers all messages and responses to running tabs, until none are left. */
    async settle(): Promise<void> {
      for (let idle = 0; idle < 8; idle += 1) {
        await flush();
        const message = messages.find(({ to }) => !to.isSuspended);
        const exchange = exchanges.find(({ tab }) => !tab.isSuspended);
        if (message) world.send(message);
        if (exchange) world.deliver(exchange);
        if (message || exchange) idle = 0;
        else await advanceTime(1000);
      }
    },
    close(): void {
      closeTabs();
      removeLocks();
    },
  };
  return world;
}

export type SessionWorld = ReturnType<typeof createSessionWorld>;
