import fc, { type AsyncCommand } from 'fast-check';
import { readCookie, createSessionWorld, type SessionWorld, type WorldTab } from '../../test/sessionWorld';

const RUNS = 100;
/** Fixed, so that a failure is repeatable. */
const SEED = 9;
const MAX_TABS = 5;
/** Short enough for a request in flight, and long enough to steal the lock from a suspended tab. */
const WAIT_MS = 4500;
const HOUR_MS = 3_600_000;

const getStatus = ({ tab }: WorldTab) => tab.store.getState().session.status;

/** Returns the invariants that are broken now. */
function findViolations({ server, violations, current }: SessionWorld): string[] {
  const stored = server.findFamily(readCookie('refreshToken'));
  const hasTokens = Boolean(readCookie('accessToken') ?? readCookie('refreshToken'));
  const isHonored = current?.isLive && !current.isStolen;
  return [
    ...violations,
    ...(isHonored && stored !== current ? [`${current.player} lost a session that the server honors`] : []),
    ...(isHonored && server.findFamily(readCookie('accessToken')) !== current ? ['access token lost'] : []),
    ...(!current && hasTokens ? ['tokens were revived after a logout'] : []),
    ...server.families
      .filter(({ alarms, isStolen }) => alarms > 0 && !isStolen)
      .map(({ player }) => `${player} got a theft alarm without a theft`),
  ];
}

/** Builds a command. `act` returns whether there was something to do. */
const step = (label: string, act: (world: SessionWorld) => unknown): AsyncCommand<object, SessionWorld> => ({
  check: () => true,
  toString: () => label,
  async run(_model, world) {
    await act(world);
    await world.flush();
    expect(findViolations(world)).toEqual([]);
  },
});

/** Builds a command on one of the items that it applies to, if there is any. */
const stepOn = <Item>(
  label: string,
  list: (world: SessionWorld) => Item[],
  act: (world: SessionWorld, item: Item) => unknown,
) =>
  fc.nat(7).map((index) =>
    step(`${label} ${index}`, (world) => {
      const items = list(world);
      const item = items[index % (items.length || 1)];
      if (item) return act(world, item);
    }),
  );

const running = ({ tabs }: SessionWorld) => tabs.filter(({ isSuspended }) => !isSuspended);
const withStatus = (status: string) => (world: SessionWorld) =>
  running(world).filter((tab) => tab.starting === 0 && getStatus(tab) === status);
const sent = ({ exchanges }: SessionWorld) => exchanges.filter(({ isHeld }) => !isHeld);
const deliverable = (world: SessionWorld) => sent(world).filter(({ tab }) => !tab.isSuspended);
/** A lost profile ends the session by specification [A2], and so does a refresh for it that is lost twice. */
const losable = (world: SessionWorld) =>
  deliverable(world).filter(
    ({ path, isRetry }) =>
      path !== '/shared/client/profile' && !(isRetry && world.tabs.some(world.isStarting)),
  );
/** Whether no request can time out. */
const isIdle = (world: SessionWorld) => !deliverable(world).length && !world.tabs.some(world.isStarting);
/** The timers of a suspended tab run here, so the waits must not add up to the timeout of a profile request. */
const canWait = (world: SessionWorld) => !world.canStartFail() && world.waitsLeft-- > 0;
const refreshing = (world: SessionWorld) =>
  deliverable(world).filter(({ path }) => path === '/shared/auth/refresh');
const receivable = ({ messages }: SessionWorld) => messages.filter(({ to }) => !to.isSuspended);

/** Lets a tab find out that its access token has expired; its refresh is then on its way, unless it waits for another tab. */
async function beginRefresh(world: SessionWorld, { tab }: WorldTab): Promise<void> {
  if (world.tabs.some(world.isStarting)) return;
  world.server.expireAccessTokens();
  void tab.fetchWallets();
  await world.flush();
  const rejected = world.exchanges.find((exchange) => exchange.tab.tab === tab && !exchange.response);
  if (rejected) world.deliver(rejected);
}

const commands = [
  fc.constant(step('open a tab', (world) => world.tabs.length < MAX_TABS && world.open())),
  stepOn('log in', withStatus('guest'), (world, tab) => world.logIn(tab, 'ada')),
  stepOn('log in as another player', withStatus('guest'), (world, tab) => world.logIn(tab, 'grace')),
  stepOn('log out', withStatus('loggedIn'), (world, tab) => world.logOut(tab)),
  stepOn('fetch', withStatus('loggedIn'), (_world, { tab }) => void tab.fetchWallets()),
  ...Array.from({ length: 5 }, () => stepOn('begin a refresh', withStatus('loggedIn'), beginRefresh)),
  stepOn('serve', sent, (world, exchange) => world.serve(exchange)),
  ...Array.from({ length: 4 }, () =>
    stepOn('deliver', deliverable, (world, exchange) => world.deliver(exchange)),
  ),
  fc.constant(step('deliver all', (world) => deliverable(world).forEach(world.deliver))),
  stepOn('lose a request', losable, (world, exchange) => world.lose(exchange)),
  ...Array.from({ length: 2 }, () =>
    stepOn('lose an answer', losable, (world, exchange) => {
      world.serve(exchange);
      world.lose(exchange);
    }),
  ),
  ...Array.from({ length: 2 }, () =>
    stepOn('send message', receivable, (world, message) => world.send(message)),
  ),
  stepOn(
    'lose message',
    ({ messages }) => messages,
    ({ messages }, message) => messages.splice(messages.indexOf(message), 1),
  ),
  stepOn('suspend', running, (_world, tab) => (tab.isSuspended = true)),
  ...Array.from({ length: 2 }, () =>
    stepOn('suspend during a refresh', refreshing, (_world, { tab }) => (tab.isSuspended = true)),
  ),
  stepOn(
    'wake',
    ({ tabs }) => tabs.filter(({ isSuspended }) => isSuspended),
    (world, tab) => world.wake(tab),
  ),
  ...Array.from({ length: 2 }, () =>
    fc.constant(step('wait', (world) => canWait(world) && jest.advanceTimersByTimeAsync(WAIT_MS))),
  ),
  fc.constant(step('sleep', (world) => isIdle(world) && jest.advanceTimersByTimeAsync(HOUR_MS))),
  fc
    .boolean()
    .map((isFirst) =>
      step('steal', ({ current, server }) => current?.isLive && server.steal(current, isFirst)),
    ),
];

/** While some tabs are suspended, the requests of the others must end. */
async function expectProgress(world: SessionWorld): Promise<void> {
  await world.settle();
  const waiting = new Set(running(world));
  for (const tab of waiting) void tab.tab.fetchWallets().then(() => waiting.delete(tab));
  await world.settle();
  expect(findViolations(world)).toEqual([]);
  expect([...waiting].map(({ name }) => name)).toEqual([]);
}

/** After all faults are over, every tab must show the session of the browser. */
async function expectAgreement(world: SessionWorld): Promise<void> {
  for (const tab of world.tabs) world.wake(tab);
  await world.settle();
  document.dispatchEvent(new Event('visibilitychange'));
  for (const { tab } of world.tabs) void tab.fetchWallets();
  await world.settle();
  expect(findViolations(world)).toEqual([]);
  const { current } = world;
  const shown = world.tabs.map(({ tab }) => tab.describeSession());
  const isHonored = current?.isLive && !current.isStolen;
  // A thief who is ahead may or may not have ended a stolen session.
  const expected = current?.isStolen
    ? shown[0]
    : isHonored
      ? `loggedIn ${current.player}`
      : 'guest anonymous';
  expect(shown).toEqual(world.tabs.map(() => expected));
}

/** Opens two tabs, which may be logged in. */
async function openWorld(isLoggedIn: boolean): Promise<SessionWorld> {
  const world = createSessionWorld();
  world.open();
  world.open();
  if (isLoggedIn) world.logIn(world.tabs[0]!, 'ada');
  await world.settle();
  return world;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('[X4] [A8] tabs never lose, revive or doubly refresh a session, whatever gets lost, late or suspended', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.boolean(),
      fc.commands(commands, { maxCommands: 60, size: 'max' }),
      async (isLoggedIn, steps) => {
        const world = await openWorld(isLoggedIn);
        try {
          await fc.asyncModelRun(() => ({ model: {}, real: world }), steps);
          await expectProgress(world);
          await expectAgreement(world);
        } finally {
          world.close();
          localStorage.clear();
          for (const name of ['accessToken', 'refreshToken'])
            document.cookie = `${name}=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT`;
        }
      },
    ),
    { numRuns: RUNS, seed: SEED },
  );
});
