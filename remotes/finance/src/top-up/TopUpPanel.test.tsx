import { act, render, screen, waitFor } from '@testing-library/react';
import { fail, FakeStream, setVisibility, type FakeRequest } from '@hashgrid/testing';
import { QrCode } from '@hashgrid/ui';
import { renderPay } from '../../test/renderPayPage';
import {
  ADDRESS,
  EVENTS,
  offer,
  OPEN_ADDRESS,
  RULES,
  rulesResponse,
  sampleTopUp,
  TOP_UPS,
  topUpsResponse,
} from '../../test/topUpResponses';

const WALLETS = 'GET /shared/client/wallets';
const HELLO = `event: hello\ndata: ${JSON.stringify({
  serverTime: new Date().toISOString(),
  height: 1,
  endsAt: new Date(Date.now() + 600_000).toISOString(),
})}\n\n`;

const renderTopUp = (api = {}) =>
  renderPay(
    {
      [RULES]: rulesResponse(offer),
      [TOP_UPS]: topUpsResponse(),
      [EVENTS]: () => ({ status: 200, body: new FakeStream() }),
      ...api,
    },
    '/pay?view=top-up',
    { readyElement: { role: 'tab', name: 'Top up' } },
  );

afterEach(() => jest.useRealTimers());

const readQrCode = (name: string) =>
  screen.getByRole('img', { name }).querySelector('path')?.getAttribute('d');
const getTopUpTable = () => screen.getByRole('table', { name: 'Your top-ups' });

test('does not mention top-ups if they are off', async () => {
  const { api } = await renderPay({}, '/pay?view=top-up');
  await waitFor(() => expect(api.callsTo(RULES)).toHaveLength(1));
  expect(screen.queryByText(/top.?up/i)).not.toBeInTheDocument();
  expect(api.callsTo(TOP_UPS)).toEqual([]);
});

test('warns before the player sends anything that there are no withdrawals and tokens have no cash value', async () => {
  await renderTopUp();
  expect(await screen.findByText(/no withdrawals or refunds/)).toHaveTextContent(
    'There are no withdrawals or refunds. Tokens in this game have no cash value.',
  );
});

test('creates and shows the top-up address after the player has confirmed the warning', async () => {
  const address = { isOpen: false };
  const { user, api } = await renderTopUp({
    [TOP_UPS]: () => topUpsResponse({ address: address.isOpen ? ADDRESS : null }),
    [OPEN_ADDRESS]: () => {
      address.isOpen = true;
      return topUpsResponse();
    },
  });
  await user.click(await screen.findByRole('button', { name: 'I understand, show my address' }));
  expect(await screen.findByText(ADDRESS)).toBeVisible();
  render(<QrCode value={ADDRESS} label="Expected code" />);
  expect(readQrCode('QR code for your top-up address')).toBe(readQrCode('Expected code'));
  expect(screen.getByText(/Send only USDT on BNB Smart Chain/)).toBeVisible();
  expect(
    screen.getByText(/^Your top-ups will appear here as soon as they’re on the blockchain/),
  ).toBeVisible();
  expect(api.callsTo(OPEN_ADDRESS)).toHaveLength(1);
});

test('shows why the address could not be created', async () => {
  const message = 'We can’t reach the blockchain right now. Please try again in a few minutes.';
  const { user } = await renderTopUp({
    [TOP_UPS]: topUpsResponse({ address: null }),
    [OPEN_ADDRESS]: fail(503, message),
  });
  await user.click(await screen.findByRole('button', { name: 'I understand, show my address' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
});

test('updates a top-up from pending to confirmed by live events, and then refetches the balance', async () => {
  const state = { topUp: sampleTopUp() };
  const stream = new FakeStream();
  const { api } = await renderTopUp({
    [TOP_UPS]: () => topUpsResponse({ items: [state.topUp] }),
    [EVENTS]: { status: 200, body: stream },
  });
  expect(await screen.findByText('Pending: 3 of 15 confirmations')).toBeVisible();
  await stream.opened;
  // Changes before the stream opened are fetched when it opens.
  state.topUp = sampleTopUp({ confirmations: 4 });
  stream.send(HELLO);
  expect(await screen.findByText('Pending: 4 of 15 confirmations')).toBeVisible();
  expect(screen.queryByText(/A failed top-up/)).not.toBeInTheDocument();
  const before = api.callsTo(WALLETS).length;
  expect(before).toBe(1);
  state.topUp = sampleTopUp({ status: 'confirmed', confirmations: 15, transactionId: 'entry-1' });
  stream.send('event: topUps\ndata: null\n\n');
  expect(await screen.findByText('Confirmed')).toBeVisible();
  await waitFor(() => expect(api.callsTo(WALLETS)).toHaveLength(before + 1));
  // Events without another confirmed top-up do not refetch the balance.
  for (const extraConfirmations of [1, 2, 3]) {
    const callsBefore = api.callsTo(TOP_UPS).length;
    stream.send('event: topUps\ndata: null\n\n');
    await waitFor(() => expect(api.callsTo(TOP_UPS).length).toBeGreaterThan(callsBefore));
    state.topUp = sampleTopUp({
      status: 'confirmed',
      confirmations: 15 + extraConfirmations,
      transactionId: 'entry-1',
    });
  }
  expect(api.callsTo(WALLETS)).toHaveLength(before + 1);
});

test('refetches the balance when a confirmed top-up moves an older one to the next page', async () => {
  const state = {
    topUps: topUpsResponse({ items: [sampleTopUp({ status: 'confirmed' })], nextCursor: '1' }),
  };
  const stream = new FakeStream();
  const { api } = await renderTopUp({
    [TOP_UPS]: () => state.topUps,
    [EVENTS]: { status: 200, body: stream },
  });
  await stream.opened;
  stream.send(HELLO);
  await waitFor(() => expect(api.callsTo(TOP_UPS)).toHaveLength(2));
  // The confirmed top-up that the page opens with refetches the balance too.
  await api.settle();
  const before = api.callsTo(WALLETS).length;
  state.topUps = topUpsResponse({
    items: [sampleTopUp({ id: '2', amount: '7', status: 'confirmed' })],
    nextCursor: '2',
  });
  stream.send('event: topUps\ndata: null\n\n');
  await waitFor(() => expect(getTopUpTable()).toHaveTextContent('7 USDT'));
  // Without waiting longer, because the balance is also polled.
  await api.settle();
  expect(api.callsTo(WALLETS)).toHaveLength(before + 1);
});

test('loads older top-ups with Show more', async () => {
  const { user, api } = await renderTopUp({
    [TOP_UPS]: ({ query }: FakeRequest) =>
      query.cursor === '2'
        ? topUpsResponse({ items: [sampleTopUp()] })
        : topUpsResponse({ items: [sampleTopUp({ id: '2', amount: '7' })], nextCursor: '2' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(getTopUpTable()).toHaveTextContent(/7 USDT.*12\.5 USDT/));
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  expect(api.callsTo(TOP_UPS)[0]?.query).toEqual({});
});

test('polls only while there is no stream of live events and the tab is visible', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const stream = new FakeStream();
  const { api } = await renderTopUp({ [EVENTS]: { status: 200, body: stream } });
  await stream.opened;
  stream.send(HELLO);
  await waitFor(() => expect(api.callsTo(TOP_UPS)).toHaveLength(2));
  // A longer silence would mean that the connection is dead.
  await act(() => jest.advanceTimersByTimeAsync(40_000));
  expect(api.callsTo(TOP_UPS)).toHaveLength(2);
  stream.end();
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(api.callsTo(TOP_UPS).length).toBeGreaterThan(4);
  setVisibility('hidden');
  const { length: callsWhileVisible } = api.callsTo(TOP_UPS);
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(api.callsTo(TOP_UPS)).toHaveLength(callsWhileVisible);
});

test('opens no stream before there is an address', async () => {
  const { api } = await renderTopUp({ [TOP_UPS]: topUpsResponse({ address: null }) });
  await screen.findByRole('button', { name: 'I understand, show my address' });
  expect(api.callsTo(EVENTS)).toEqual([]);
});

test('explains a failed top-up', async () => {
  await renderTopUp({
    [TOP_UPS]: topUpsResponse({ items: [sampleTopUp({ status: 'failed', confirmations: 0 })] }),
  });
  expect(await screen.findByText('Failed')).toBeVisible();
  expect(screen.getByText(/the tokens are still in the wallet you sent them from/)).toBeVisible();
});
