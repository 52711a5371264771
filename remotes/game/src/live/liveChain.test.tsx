import { act, screen, waitFor } from '@testing-library/react';
import { fail, FakeStream, ok, renderPage, setVisibility, type FakeHandlers } from '@hashgrid/testing';
import type { BlockEvent } from '@hashgrid/contracts';
import {
  createBlock,
  createOverview,
  createSummary,
  createGameHandlers,
  inSeconds,
} from '../../test/gameSamples';
import MiningPage from '../mining/MiningPage';
import { UnpaidRewardsPanel } from '../unpaid/UnpaidRewardsPanel';

// The clock does not tick in these tests.
jest.mock('./useNow', () => ({ useNow: () => Date.now() }));

const OVERVIEW = 'GET /shared/game/overview';
const SUMMARY = 'GET /shared/mining/summary';
const BLOCKS = 'GET /shared/mining/blocks';
const COLLECT = 'POST /auth/mining/collect';
const EVENTS = 'GET /shared/mining/events';

const requestRealFrame = window.requestAnimationFrame;

/** Waits in real animation frames, in which the store notifies its subscribers; fake timers don't advance them. */
async function waitUntil(isDone: () => boolean) {
  while (!isDone()) await act(() => new Promise<void>((resolve) => requestRealFrame(() => resolve())));
}

let streams: FakeStream[];
const newestStream = () => streams.at(-1) as FakeStream;
const waitForStreams = (count: number) => waitFor(() => expect(streams).toHaveLength(count));

async function send(event: string, data: unknown) {
  newestStream().send(`event: ${event}\ndata: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`);
  await act(async () => {
    // Awaits only promises, which fake timers don't stop; 50 are enough for the event to be parsed and applied.
    for (let microtasks = 0; microtasks < 50; microtasks += 1) await Promise.resolve();
  });
}

const hello = (height: number) => ({ serverTime: inSeconds(0), height, endsAt: inSeconds(8) });
const blockEvent = (number: number, unpaid = '1.5'): BlockEvent => ({
  ...hello(number + 1),
  block: createBlock(number),
  unpaid: { token: 'ORE', mined: unpaid, bonus: '0', total: unpaid },
});

beforeEach(() => {
  streams = [];
});
afterEach(() => jest.useRealTimers());

async function renderLive(api: FakeHandlers = {}) {
  const page = await renderPage(
    <>
      <UnpaidRewardsPanel />
      <MiningPage />
    </>,
    {
      path: '/mining',
      session: 'loggedIn',
      api: {
        ...createGameHandlers(),
        [EVENTS]: () => ({ status: 200, body: streams[streams.push(new FakeStream()) - 1] }),
        ...api,
      },
    },
  );
  await screen.findByText(/^Paid to your wallet automatically/);
  await waitFor(() => expect(screen.queryAllByText(/^Loading/)).toEqual([]));
  return page;
}

const readFirstBlock = () =>
  screen.getByRole('list', { name: 'Latest blocks' }).firstElementChild?.textContent;

test('[C1] opens one authenticated stream for the whole page and shows that it is live', async () => {
  const { api } = await renderLive();
  await waitForStreams(1);
  const { headers } = api.callsTo(EVENTS)[0]!;
  expect(headers).toMatchObject({ accept: 'text/event-stream', key: expect.any(String) });
  expect(headers.authorization).toMatch(/^Bearer ./);
  expect(screen.queryByText('Live')).not.toBeInTheDocument();
  await send('hello', hello(43));
  expect((await screen.findAllByText('Live')).length).toBeGreaterThan(0);
  expect(streams).toHaveLength(1);
});

test('applies a settled block to the ring, unpaid rewards, ticker and height without a request', async () => {
  const { api } = await renderLive();
  await waitForStreams(1);
  await send('hello', hello(43));
  const calls = api.calls.length;
  await send('block', blockEvent(43));
  expect(await screen.findByRole('img', { name: 'Block 44' })).toBeInTheDocument();
  expect(screen.getAllByText('1.5')).not.toHaveLength(0);
  expect(readFirstBlock()).toBe('#43+0.34 ORE');
  expect(screen.getByText('Block height').nextElementSibling).toHaveTextContent(/^44$/);
  expect(screen.getByText('Blocks until halving').nextElementSibling).toHaveTextContent(/^259,156$/);
  expect(api.calls).toHaveLength(calls);
});

test('refetches the summary at a halving, which starts the countdown to the next one', async () => {
  const halving = { block: 44, blocksLeft: 1, at: inSeconds(8), nextReward: '400' };
  const { api } = await renderLive({ [SUMMARY]: ok(createSummary({ halving })) });
  await waitForStreams(1);
  await send('hello', hello(43));
  api.handle({ [SUMMARY]: ok(createSummary({ height: 44 })) });
  await send('block', blockEvent(43));
  await api.settle();
  expect(screen.getByText('Blocks until halving').nextElementSibling).toHaveTextContent(/^259,157$/);
});

test('offers to collect once a block has paid a reward', async () => {
  const none = { token: 'ORE', mined: '0', bonus: '0', total: '0' };
  await renderLive({ [OVERVIEW]: ok(createOverview({ unpaid: none, canCollect: false })) });
  await waitForStreams(1);
  expect(screen.queryByRole('button', { name: /^Collect/ })).not.toBeInTheDocument();
  await send('block', blockEvent(43));
  expect(await screen.findByRole('button', { name: /^Collect/ })).toBeInTheDocument();
});

test('collects with a new idempotency key on the next day after a response was lost', async () => {
  const { user, api } = await renderLive({ [COLLECT]: fail(503, 'Down for a moment.') });
  await waitForStreams(1);
  api.handle({ [OVERVIEW]: ok(createOverview({ canCollect: false, collectedToday: '1.23' })) });
  await user.click(screen.getByRole('button', { name: /^Collect/ }));
  expect(await screen.findByText(/^Collected .* today\./)).toBeInTheDocument();
  api.handle({ [OVERVIEW]: ok(createOverview()) });
  await send('hello', hello(50));
  await user.click(await screen.findByRole('button', { name: /^Collect/ }));
  const keys = api.callsTo(COLLECT).map(({ headers }) => headers['idempotency-key']);
  expect(keys).toHaveLength(2);
  expect(keys[1]).not.toBe(keys[0]);
});

test('ignores a repeated block and refetches missed ones', async () => {
  const { api } = await renderLive();
  await waitForStreams(1);
  await send('block', blockEvent(43));
  await send('block', blockEvent(43));
  await screen.findByRole('img', { name: 'Block 44' });
  const calls = api.callsTo(OVERVIEW).length;
  await send('block', blockEvent(47));
  await waitFor(() => expect(api.callsTo(OVERVIEW)).toHaveLength(calls + 1));
});

test('counts missed blocks before they are refetched, and ignores one that arrives late', async () => {
  const { api } = await renderLive();
  await waitForStreams(1);
  api.handle({ [SUMMARY]: () => new Promise(() => {}) });
  await send('block', blockEvent(47));
  await waitFor(() => expect(screen.getByText('Block height').nextElementSibling).toHaveTextContent(/^48$/));
  await send('block', blockEvent(41));
  let frames = 0;
  await waitUntil(() => (frames += 1) > 2);
  expect(screen.getByText('Block height').nextElementSibling).toHaveTextContent(/^48$/);
  expect(screen.getByText('Blocks until halving').nextElementSibling).toHaveTextContent(/^259,152$/);
});

test('refetches when the hello event reports another block height', async () => {
  const { api } = await renderLive();
  await waitForStreams(1);
  const calls = api.callsTo(OVERVIEW).length;
  await send('hello', hello(43));
  expect(api.callsTo(OVERVIEW)).toHaveLength(calls);
  await send('hello', hello(50));
  await waitFor(() => expect(api.callsTo(OVERVIEW)).toHaveLength(calls + 1));
});

test('refetches the newest blocks once live ones have doubled the page', async () => {
  const { api } = await renderLive();
  await waitForStreams(1);
  await send('hello', hello(43));
  await screen.findAllByText('Live');
  jest.useFakeTimers();
  const calls = api.callsTo(BLOCKS).length;
  // The page begins with two blocks.
  for (let number = 43; number < 61; number += 1) await send('block', blockEvent(number));
  expect(api.callsTo(BLOCKS)).toHaveLength(calls);
  await send('block', blockEvent(61));
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(api.callsTo(BLOCKS)).toHaveLength(calls + 1);
});

test('ignores events that cannot be parsed', async () => {
  await renderLive();
  await waitForStreams(1);
  await send('block', '<html>');
  await send('hello', 'null');
  expect(screen.getByRole('img', { name: 'Block 43' })).toBeInTheDocument();
});

test('polls when the stream breaks, and reconnects', async () => {
  const { api } = await renderLive();
  await waitForStreams(1);
  await send('hello', hello(43));
  await screen.findAllByText('Live');
  jest.useFakeTimers();
  newestStream().end();
  await act(() => jest.advanceTimersByTimeAsync(100));
  await waitUntil(() => screen.queryAllByText('Live').length === 0);
  api.handle({
    [OVERVIEW]: ok(createOverview({ unpaid: { token: 'ORE', mined: '9', bonus: '0', total: '9' } })),
  });
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  await waitUntil(() => screen.queryAllByText('9').length > 0);
  expect(streams).toHaveLength(2);
});

test('polls if the stream cannot be opened, and retries the stream with backoff', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { api } = await renderLive({ [EVENTS]: { status: 500, body: {} } });
  const calls = api.callsTo(OVERVIEW).length;
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(streams).toHaveLength(0);
  expect(api.callsTo(OVERVIEW).length - calls).toBeGreaterThanOrEqual(6);
  const attempts = api.callsTo(EVENTS).length;
  expect(attempts).toBeGreaterThan(3);
  expect(attempts).toBeLessThan(10);
});

test('reconnects when the stream falls silent', async () => {
  await renderLive();
  await waitForStreams(1);
  jest.useFakeTimers();
  await send('hello', hello(43));
  await act(() => jest.advanceTimersByTimeAsync(22_000));
  expect(streams[0]?.isClosed).toBe(false);
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(streams[0]?.isClosed).toBe(true);
  expect(streams.length).toBeGreaterThan(1);
});

test('closes the connection while the page is hidden and reopens it when the page is visible again', async () => {
  await renderLive();
  await waitForStreams(1);
  setVisibility('hidden');
  expect(newestStream().isClosed).toBe(true);
  const count = streams.length;
  setVisibility('visible');
  await waitFor(() => expect(streams.length).toBeGreaterThan(count));
});
