import { screen, waitFor, within } from '@testing-library/react';
import { fail, findUntranslatedWords, ok, renderPage, type FakeHandlers } from '@hashgrid/testing';
import type { Notification } from '@hashgrid/contracts';
import arabic from '../../locales/ar-SA.json';
import japanese from '../../locales/ja-JP.json';
import { isolateAmount } from '../../test/gameSamples';
import NotificationsPage from './NotificationsPage';

const LIST = 'GET /shared/notifications';
const READ = 'POST /shared/notifications/:id/read';
const READ_ALL = 'POST /shared/notifications/read-all';

const create = (id: string, kind: string, data: Notification['data'], isRead = false): Notification => ({
  id,
  kind,
  data,
  isRead,
  createdAt: '2026-01-02T03:04:05.000Z',
});

const all = [
  create('9', 'battery', { nodes: '1', name: 'Node 1', emptyAt: '2026-01-02T05:04:05.000Z' }),
  create('8', 'battery', { nodes: '3', emptyAt: '2026-01-02T05:04:05.000Z' }),
  create('7', 'payments', { transactionId: 'x', amount: '1.5', token: 'USDT', sender: 'a***a' }),
  create('6', 'payments', { transactionId: 'y', amount: '2', token: 'USDT' }),
  create('5', 'verification', { status: 'approved' }),
  create('4', 'verification', { status: 'rejected' }),
  create('3', 'halving', { block: '52560', at: '2026-01-03T05:04:05.000Z', reward: '3.125' }),
  create('2', 'newLogin', { browser: 'Firefox 143', system: 'Linux' }),
  create('1', 'newLogin', { browser: '', system: '' }, true),
];

const open = (api: FakeHandlers, language?: { locale: string; texts: Record<string, string> }) =>
  renderPage(<NotificationsPage />, {
    path: '/notifications',
    session: 'loggedIn',
    ...(language && { language }),
    api,
  });
const getRows = () => screen.getAllByRole('listitem');

test('lists notifications with a text made from their data and a link to their screen', async () => {
  await open({ [LIST]: ok({ items: all, nextCursor: null, unread: 8 }) });
  const title = await screen.findAllByRole('link', { name: 'Low battery' });
  expect(title[0]).toHaveAttribute('href', '/mining-node');
  expect(
    getRows().map((row) => row.querySelector('p')?.textContent?.replace(/[\u2066-\u2069]/g, '')),
  ).toEqual([
    expect.stringMatching(/^Node 1 will run out of battery on [^ ]+ and stop mining\.$/),
    expect.stringMatching(/^Several nodes will run out of battery and stop mining, the first on [^ ]+\.$/),
    '1.5\u00a0USDT from a***a',
    'Your top-up of 2\u00a0USDT has arrived.',
    'Your identity is verified.',
    'We couldn’t verify your identity. See why and submit again.',
    expect.stringMatching(/^Starting with block #52,560, each block pays 3.125 ORE\. Estimated time: [^ ]+$/),
    'Someone logged in from Firefox 143, Linux. If this wasn’t you, change your password.',
    'Someone logged in from an unknown device. If this wasn’t you, change your password.',
  ]);
  expect(screen.getAllByRole('img', { name: 'Unread' })).toHaveLength(8);
});

test('calls a top-up a top-up, because a payment comes from another player', async () => {
  const items = [create('1', 'payments', { amount: '2', token: 'USDT' })];
  await open({ [LIST]: ok({ items, nextCursor: null, unread: 1 }) });
  expect(await screen.findByRole('link', { name: 'Top-up' })).toHaveAttribute('href', '/transactions');
});

test('says that an achievement was earned, and which one', async () => {
  const items = [create('1', 'achievements', { achievement: 'nodes', target: '5' })];
  await open({ [LIST]: ok({ items, nextCursor: null, unread: 1 }) });
  expect(await screen.findByRole('link', { name: 'Achievement earned' })).toHaveAttribute(
    'href',
    '/achievements',
  );
  expect(screen.getByText('Nodes bought: 5')).toBeVisible();
});

test('shows all digits of amounts', async () => {
  const items = [
    create('3', 'payments', { amount: '0.0000004', token: 'ORE' }),
    create('2', 'payments', { amount: '1.23456789', token: 'ORE' }),
    create('1', 'halving', { block: '2', at: '2026-01-03T05:04:05.000Z', reward: '0.09765625' }),
  ];
  await open({ [LIST]: ok({ items, nextCursor: null, unread: 3 }) });
  for (const amount of ['0.0000004 ORE', '1.23456789 ORE', '0.09765625 ORE'])
    expect(await screen.findByText(new RegExp(amount))).toBeVisible();
});

test('keeps an amount and its token left to right in a text of any direction', async () => {
  const items = [create('1', 'payments', { amount: '2', token: 'USDT' })];
  await open({ [LIST]: ok({ items, nextCursor: null, unread: 1 }) });
  expect(await screen.findByText(`Your top-up of ${isolateAmount('2 USDT')} has arrived.`)).toBeVisible();
});

test('marks one as read, or all that are listed', async () => {
  let items = all.slice(0, 3);
  const markRead = (isCovered: (id: string) => boolean) => {
    items = items.map((item) => ({ ...item, isRead: item.isRead || isCovered(item.id) }));
    return ok({ unread: items.filter(({ isRead }) => !isRead).length });
  };
  const { user, api } = await open({
    [LIST]: () => ok({ items, nextCursor: null, unread: items.filter(({ isRead }) => !isRead).length }),
    [READ]: ({ params }) => markRead((id) => id === params.id),
    [READ_ALL]: ({ body }) => markRead((id) => Number(id) <= Number((body as { until: string }).until)),
  });
  await user.click(await screen.findByRole('button', { name: 'Mark as read: Payment received' }));
  await waitFor(() => expect(screen.getAllByRole('img', { name: 'Unread' })).toHaveLength(2));
  // The button is gone, so its row takes the focus.
  expect(getRows()[2]).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(screen.queryByRole('img', { name: 'Unread' })).not.toBeInTheDocument());
  expect(api.callsTo(READ_ALL)[0]?.body).toEqual({ until: '9' });
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'Notifications' })).toHaveFocus();
});

test('loads older notifications on demand', async () => {
  const { user } = await open({
    [LIST]: ({ query }) =>
      query.cursor
        ? ok({ items: all.slice(2, 3), nextCursor: null, unread: 3 })
        : ok({ items: all.slice(0, 2), nextCursor: '8', unread: 3 }),
  });
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(getRows()).toHaveLength(3));
});

test('shows news as staff wrote it, marked with its language', async () => {
  const news = create('1', 'news', { title: 'Wartung <b>', text: 'Am Sonntag', language: 'de-DE' });
  await open({ [LIST]: ok({ items: [news], nextCursor: null, unread: 1 }) });
  const title = await screen.findByRole('heading', { name: 'Wartung <b>' });
  expect(title.closest('[lang]')).toHaveAttribute('lang', 'de-DE');
  expect(within(getRows()[0]!).queryByRole('link')).not.toBeInTheDocument();
});

test('says when notifications can’t be loaded, and when there are none', async () => {
  const view = await open({ [LIST]: fail(500, 'Broken.') });
  await screen.findByText('Couldn’t load your notifications');
  view.api.handle({ [LIST]: ok({ items: [], nextCursor: null, unread: 0 }) });
  await view.user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No notifications yet')).toBeVisible();
  expect(screen.getByText(/^Updates about your nodes, .* will appear here\.$/)).toBeVisible();
});

test.each([
  ['ar-SA', arabic],
  ['ja-JP', japanese],
])('[LG9] translates every text to %s', async (locale, texts: Record<string, string>) => {
  await open({ [LIST]: ok({ items: all, nextCursor: '1', unread: 8 }) }, { locale, texts });
  await waitFor(() => expect(getRows().length).toBe(all.length));
  expect(findUntranslatedWords(/USDT|ORE|Firefox|Linux|Node 1|a\*\*\*a|[AP]M/g)).toBeNull();
});

test('translates the name of a node that was never renamed', async () => {
  const emptyAt = '2026-01-02T05:04:05.000Z';
  const items = [
    create('2', 'battery', { nodes: '1', name: 'Starter', emptyAt }),
    create('1', 'battery', { nodes: '1', name: 'Done', emptyAt }),
  ];
  await open({ [LIST]: ok({ items, nextCursor: null, unread: 2 }) }, { locale: 'ar-SA', texts: arabic });
  await waitFor(() => expect(getRows()).toHaveLength(2));
  const [starter, renamed] = getRows();
  expect(starter).toHaveTextContent(arabic.Starter);
  expect(starter).not.toHaveTextContent('Starter');
  expect(renamed).toHaveTextContent('Done');
});
