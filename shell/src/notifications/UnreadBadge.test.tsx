import { act, screen, waitFor } from '@testing-library/react';
import { fail, FakeStream, ok, type FakeResponse } from '@hashgrid/testing';
import { api as platformApi } from '@hashgrid/platform';
import { renderShell } from '../../test/renderShell';
import { allowUnreadCount } from './unreadModule';

jest.mock('../remotes/importLazily', () => ({
  importLazily: async (load: () => Promise<object>) => {
    const module = await load();
    return () => module;
  },
}));

const CHAIN = { serverTime: '2026-01-01T00:00:00.000Z', height: 7, endsAt: '2026-01-01T00:00:08.000Z' };

test('counts unread notifications on the bell after the first screen, and follows live events', async () => {
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
  const send = (event: string, data: unknown) =>
    act(async () => stream.send(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
  await send('hello', CHAIN);
  await send('notifications', { unread: 100 });
  expect(await screen.findByText('99+')).toBeVisible();
  await send('notifications', { unread: 'many' });
  await send('notifications', { unread: 0 });
  expect(await screen.findByRole('link', { name: 'Notifications' })).toBeVisible();
  expect(api.callsTo('GET /shared/notifications/unread')).toHaveLength(1);
});

/** Shows the bell with a stream and a count whose answer waits for the test. */
async function renderBell() {
  const stream = new FakeStream();
  const answers: ((unread: number) => void)[] = [];
  const { api, store } = await renderShell({
    api: {
      'GET /shared/notifications/unread': () =>
        new Promise<FakeResponse>((resolve) => answers.push((unread) => resolve(ok({ unread })))),
      'GET /shared/mining/events': { status: 200, body: stream },
    },
  });
  act(allowUnreadCount);
  await waitFor(() => expect(api.callsTo('GET /shared/mining/events')).toHaveLength(1));
  await waitFor(() => expect(answers).toHaveLength(1));
  return {
    answers,
    answer: (unread: number) =>
      act(async () => {
        const running = store.dispatch(platformApi.util.getRunningQueriesThunk());
        answers[0]!(unread);
        await Promise.all(running);
        // Redux Toolkit batches the changes of queries until the next frame or another action.
        store.dispatch({ type: 'test/flush' });
      }),
    send: (...events: [name: string, data: unknown][]) =>
      act(async () =>
        stream.send(
          events.map(([name, data]) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`).join(''),
        ),
      ),
  };
}

test('keeps the count of an event that arrives before an older one', async () => {
  const { answer, answers, send } = await renderBell();
  await send(['notifications', { unread: 3 }], ['hello', CHAIN]);
  expect(await screen.findByRole('link', { name: 'Notifications Unread: 3' })).toBeVisible();
  await answer(2);
  expect(screen.getByRole('link', { name: 'Notifications Unread: 3' })).toBeVisible();
  expect(answers).toHaveLength(1);
});

describe('when the count is old as a stream opens', () => {
  const later = () => jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
  afterEach(() => void jest.restoreAllMocks());

  test('takes the count that the stream begins with', async () => {
    const { answer, answers, send } = await renderBell();
    await answer(2);
    later();
    await send(['notifications', { unread: 3 }], ['hello', CHAIN]);
    expect(await screen.findByRole('link', { name: 'Notifications Unread: 3' })).toBeVisible();
    expect(answers).toHaveLength(1);
  });

  test('loads it again from an API whose stream does not begin with it', async () => {
    const { answer, answers, send } = await renderBell();
    await answer(2);
    later();
    await send(['hello', CHAIN]);
    await waitFor(() => expect(answers).toHaveLength(2));
  });
});

test('loads the count again once events arrive when it could not be loaded before', async () => {
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
  await act(async () => stream.send(`event: hello\ndata: ${JSON.stringify(CHAIN)}\n\n`));
  expect(await screen.findByRole('link', { name: 'Notifications Unread: 3' })).toBeVisible();
});
