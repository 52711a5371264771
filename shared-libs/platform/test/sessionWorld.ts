import { API_PREFIX } from '@hashgrid/contracts';
import type { FakeResponse } from '@hashgrid/testing';
import { installFakeLocks } from './fakeLocks';
import { closeTabs, openTab, type Tab } from './openTab';
import { createSimulatedServer, type Family, type ServerRequest } from './simulatedServer';

/** A request on its way to the server, or its answer on the way back. */
export interface Exchange extends ServerRequest {
  tab: WorldTab;
  /** Sent by a suspended tab, so not on its way before the tab wakes. */
  isHeld: boolean;
  /** Epoch ms of the first attempt of this refresh. */
  since: number;
  isRetry: boolean;
  /** Sent by a logout, which outlives the session. */
  isLogout: boolean;
  response: FakeResponse | null;
  settle(answer: FakeResponse | null): void;
}

export interface WorldTab {
  name: string;
  tab: Tab;
  isSuspended: boolean;
  /** Logins and starts that have not ended. */
  starting: number;
  receive(text: unknown): void;
}

interface Message {
  to: WorldTab;
  text: unknown;
}

type Timers = { setImmediate(callback: (value: unknown) => void): void };

/** How long a waiting tab leaves the refresh to another one. */
const STEAL_AFTER_MS = 4000;
const REFRESH = '/shared/auth/refresh';

const readHeader = (init: RequestInit, name: string) => new Headers(init.headers).get(name) ?? '';

/** Lets promises settle, in real turns of the event loop. */
async function runReactions(): Promise<void> {
  const { setImmediate } = jest.requireActual<Timers>('timers');
  for (let round = 0; round < 3; round += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** Advances the time of all tabs. The asynchronous advance of Jest takes real milliseconds, most of the time of a model run. */
async function advance(milliseconds: number): Promise<void> {
  await runReactions();
  jest.advanceTimersByTime(milliseconds);
  await runReactions();
}

/** Returns the value of a cookie. */
export const readCookie = (name: string): string | undefined =>
  new RegExp(`(?:^|; )${name}=([^;]+)`).exec(document.cookie)?.[1];

/**
 * Simulates a browser with tabs, a server and the network between them. Requests, responses and messages wait until the test
 * delivers them, in any order, or loses them.
 */
export function createSessionWorld() {
  const server = createSimulatedServer();
  const tabs: WorldTab[] = [];
  const exchanges: Exchange[] = [];
  const messages: Message[] = [];
  const violations: string[] = [];
  let opening: WorldTab;
  let lost: Pick<Exchange, 'bearer' | 'since' | 'tab'> | null = null;
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

  function checkRefresh(exchange: Exchange): void {
    const rivals = exchanges.filter(({ path, isLogout }) => path === REFRESH && !isLogout);
    for (const rival of rivals)
      if (exchange.since - rival.since < STEAL_AFTER_MS)
        violations.push(`${exchange.tab.name} refreshes while ${rival.tab.name} does`);
  }

  function send(url: string, init: RequestInit): Promise<Response> {
    const tab = tabs.find(({ name }) => name === readHeader(init, 'key'))!;
    const bearer = readHeader(init, 'authorization').replace('Bearer ', '');
    return new Promise((resolve, reject) => {
      const isRetry = lost?.tab === tab && lost.bearer === bearer;
      const exchange: Exchange = {
        tab,
        bearer,
        path: url.slice(API_PREFIX.length),
        requestId: readHeader(init, 'idempotency-key'),
        isHeld: tab.isSuspended,
        isLogout: init.keepalive === true,
        since: isRetry ? lost!.since : Date.now(),
        isRetry,
        response: null,
        settle(answer) {
          const index = exchanges.indexOf(exchange);
          if (index < 0) return;
          exchanges.splice(index, 1);
          if (answer) resolve(new Response(JSON.stringify(answer.body), { status: answer.status }));
          else reject(new TypeError('Failed to fetch'));
        },
      };
      lost = null;
      if (exchange.path === REFRESH && !exchange.isLogout) checkRefresh(exchange);
      exchanges.push(exchange);
      // A suspended tab aborts nothing; when it wakes, the answer is there first.
      init.signal?.addEventListener('abort', () => tab.isSuspended || exchange.settle(null));
    });
  }
  window.fetch = (url, init = {}) => send(String(url), init);

  /** Lets all tabs react; a player never does two things in the same millisecond. */
  const flush = () => advance(1);

  /** Whether a tab is waiting for its profile, whose failure ends the session. */
  const isStarting = ({ tab, starting }: WorldTab) =>
    starting > 0 || tab.store.getState().session.status === 'loading';

  const track = (world: WorldTab, work: Promise<unknown>) => {
    world.starting += 1;
    void work.finally(() => (world.starting -= 1));
  };

  const world = {
    server,
    tabs,
    exchanges,
    messages,
    violations,
    /** The session of the browser: that of the last login, unless a logout followed. */
    current: null as Family | null,
    waitsLeft: 4,
    flush,
    open(): void {
      opening = {
        name: `tab-${tabs.length}`,
        isSuspended: false,
        starting: 0,
        receive() {},
      } as unknown as WorldTab;
      tabs.push(opening);
      opening.tab = openTab({ apiKey: opening.name, requestTimeoutMs: 15_000 });
      track(opening, opening.tab.start());
    },
    logIn(by: WorldTab, player: string): void {
      const { family, tokens } = server.logIn(player);
      world.current = family;
      track(by, by.tab.logIn(tokens));
    },
    logOut(by: WorldTab): void {
      world.current = null;
      void by.tab.logOut();
    },
    serve(exchange: Exchange): void {
      exchange.response ??= server.answer(exchange);
    },
    deliver(exchange: Exchange): void {
      world.serve(exchange);
      exchange.settle(exchange.response);
    },
    lose(exchange: Exchange): void {
      if (exchange.path === REFRESH) lost = exchange;
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
    /** Delivers everything to the tabs that run, until nothing moves anymore. */
    async settle(): Promise<void> {
      for (let idle = 0; idle < 8; idle += 1) {
        await flush();
        const message = messages.find(({ to }) => !to.isSuspended);
        const exchange = exchanges.find(({ tab }) => !tab.isSuspended);
        if (message) world.send(message);
        if (exchange) world.deliver(exchange);
        if (message || exchange) idle = 0;
        else await advance(1000);
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
