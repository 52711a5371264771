import { act, screen, waitFor } from '@testing-library/react';
import { fail, FakeStream, ok } from '@hashgrid/testing';
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
