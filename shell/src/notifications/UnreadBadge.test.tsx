import { act, screen, waitFor } from '@testing-library/react';
import {
  expectPollsWhileVisible,
  fail,
  FakeStream,
  ok,
  renderPage,
  type FakeResponse,
} from '@hashgrid/testing';
import { api as platformApi } from '@hashgrid/platform';
import { renderShell } from '../../test/renderShell';
import { UnreadBadge } from './UnreadBadge';
import { allowUnreadCount } from './unreadModule';

jest.mock('../remotes/importLazily', () => jest.requireActual('../../test/importLazily'));

type NamedEvent = [name: string, data: unknown];

const CHAIN = { serverTime: '2026-01-01T00:00:00.000Z', height: 7, endsAt: '2026-01-01T00:00:08.000Z' };

/** Sends events in one chunk of a stream. */
const sendEvents = (stream: FakeStream, ...events: NamedEvent[]) =>
  act(async () =>
    stream.send(events.map(([name, data]) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`).join('')),
  );

test('shows the unread count on the bell after the first screen, and updates it with live events', async () => {
  const stream = new FakeStream();
  const { api } = await renderShell({
    api: {
      'GET /shared/notifications/unread': ok({ unread: 2 }),
      'GET /shared/mining/events': { status: 200, body: stream },
    },
  });
  expect(screen.getByRole('link', { name: 'Notifications' })).toHaveAttribute('href', '/notifications');
  expect(api.callsTo('GET /shared/notifications/unread')).toHaveLength(0);
  act(allowUnreadCount);
  expect(await screen.findByRole('link', { name: 'Notifications Unread: 2' })).toBeVisible();
  await waitFor(() => expect(api.callsTo('GET /shared/mining/events')).toHaveLength(1));
  await sendEvents(stream, ['hello', CHAIN], ['notifications', { unread: 100 }]);
  expect(await screen.findByText('99+')).toBeVisible();
  await sendEvents(stream, ['notifications', { unread: 99 }]);
  expect(await screen.findByText('99')).toBeVisible();
  await sendEvents(stream, ['notifications', { unread: 0 }]);
  expect(await screen.findByRole('link', { name: 'Notifications' })).toBeVisible();
  expect(api.callsTo('GET /shared/notifications/unread')).toHaveLength(1);
});

/** Renders the bell with an event stream, and with requests for the count that wait until the test responds. */
async function renderBell() {
  const stream = new FakeStream();
  const pendingResponses: ((unread: number) => void)[] = [];
  const { api, store, user } = await renderShell({
    api: {
      'GET /shared/notifications/unread': () =>
        new Promise<FakeResponse>((resolve) => pendingResponses.push((unread) => resolve(ok({ unread })))),
      'GET /shared/mining/events': { status: 200, body: stream },
    },
  });
  act(allowUnreadCount);
  await waitFor(() => expect(api.callsTo('GET /shared/mining/events')).toHaveLength(1));
  await waitFor(() => expect(pendingResponses).toHaveLength(1));
  return {
    user,
    store,
    pendingResponses,
    respond: (unread: number) =>
      act(async () => {
        const running = store.dispatch(platformApi.util.getRunningQueriesThunk());
        pendingResponses[0]!(unread);
        await Promise.all(running);
        // Redux Toolkit batches the changes of queries until the next frame or another action.
        store.dispatch({ type: 'test/flush' });
      }),
    send: (...events: NamedEvent[]) => sendEvents(stream, ...events),
  };
}

test('keeps the count of an event when an older response arrives later', async () => {
  const { respond, pendingResponses, send } = await renderBell();
  // Requests no second count while the first is loading.
  await send(['hello', CHAIN]);
  await send(['notifications', { unread: 3 }]);
  expect(await screen.findByRole('link', { name: 'Notifications Unread: 3' })).toBeVisible();
  await respond(2);
  expect(screen.getByRole('link', { name: 'Notifications Unread: 3' })).toBeVisible();
  expect(pendingResponses).toHaveLength(1);
});

test('keeps the count when an event has an invalid one', async () => {
  const { send } = await renderBell();
  await send(['notifications', { unread: 3 }], ['hello', CHAIN]);
  expect(await screen.findByRole('link', { name: 'Notifications Unread: 3' })).toBeVisible();
  await send(['notifications', { unread: 'many' }]);
  expect(screen.getByRole('link', { name: 'Notifications Unread: 3' })).toBeVisible();
});

test('keeps no count of a session that ends while the count is loading', async () => {
  const { user, store, pendingResponses, send } = await renderBell();
  await send(['notifications', { unread: 3 }], ['hello', CHAIN]);
  await user.click(screen.getByRole('button', { name: 'Account menu' }));
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  expect(await screen.findByRole('heading', { name: 'LoginPage' })).toBeVisible();
  await act(async () => pendingResponses[0]!(2));
  expect(Object.keys(store.getState().api.queries)).not.toContain('getUnreadCount(undefined)');
});

describe('when the count is stale as a stream opens', () => {
  const advanceClock = () => jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
  afterEach(() => void jest.restoreAllMocks());

  test('uses the count that the stream begins with', async () => {
    const { respond, pendingResponses, send } = await renderBell();
    await respond(2);
    advanceClock();
    await send(['notifications', { unread: 3 }], ['hello', CHAIN]);
    expect(await screen.findByRole('link', { name: 'Notifications Unread: 3' })).toBeVisible();
    expect(pendingResponses).toHaveLength(1);
  });

  test('reloads the count if the stream does not begin with one', async () => {
    const { respond, pendingResponses, send } = await renderBell();
    await respond(2);
    advanceClock();
    await send(['hello', CHAIN]);
    await waitFor(() => expect(pendingResponses).toHaveLength(2));
  });
});

test('reloads a count that could not be loaded once events arrive', async () => {
  const stream = new FakeStream();
  let unread = fail(503, 'Please try again.');
  const { api } = await renderShell({
    api: {
      'GET /shared/notifications/unread': () => unread,
      'GET /shared/mining/events': { status: 200, body: stream },
    },
  });
  act(allowUnreadCount);
  await waitFor(() => expect(api.callsTo('GET /shared/mining/events')).toHaveLength(1));
  await waitFor(() => expect(api.callsTo('GET /shared/notifications/unread')).toHaveLength(1));
  unread = ok({ unread: 3 });
  await sendEvents(stream, ['hello', CHAIN]);
  expect(await screen.findByRole('link', { name: 'Notifications Unread: 3' })).toBeVisible();
});

test('polls the count only while the tab is visible, in a window that gets no stream', async () => {
  jest.useFakeTimers();
  const { api } = await renderPage(<UnreadBadge />, {
    session: 'loggedIn',
    api: {
      'GET /shared/notifications/unread': ok({ unread: 2 }),
      'GET /shared/mining/events': fail(429, 'Too many streams.'),
    },
  });
  await expectPollsWhileVisible(api, 'GET /shared/notifications/unread', 300_000);
  jest.useRealTimers();
});
