import { screen, waitFor, within } from '@testing-library/react';
import type { Leaderboard } from '@hashgrid/contracts';
import {
  deferResponse,
  fail,
  findUntranslatedWords,
  ok,
  reconnect,
  renderPage,
  sampleProfile,
  type FakeHandlers,
} from '@hashgrid/testing';
import { useLogIn } from '@hashgrid/platform';
import arabic from '../../locales/ar-SA.json';
import japanese from '../../locales/ja-JP.json';
import LeaderboardsPage from './LeaderboardsPage';

const LIST = 'GET /shared/game/leaderboards/:board';
const VISIBILITY = 'PUT /shared/game/leaderboard-visibility';

const create = (overrides: Partial<Leaderboard> = {}): Leaderboard => ({
  board: 'week',
  token: 'ORE',
  items: [
    { rank: 1, name: 'a***a', isPlayer: false, score: '12.5' },
    { rank: 1, name: 'a***a', isPlayer: false, score: '12.5' },
    { rank: 3, name: 'ada', isPlayer: true, score: '3' },
  ],
  nextCursor: null,
  players: 3,
  player: { rank: 3, score: '3', visibility: 'masked' },
  refreshedAt: '2026-01-02T03:04:05.000Z',
  weekEndsAt: '2026-01-04T00:00:00.000Z',
  ...overrides,
});

const open = (api: FakeHandlers, language?: { locale: string; texts: Record<string, string> }) =>
  renderPage(<LeaderboardsPage />, {
    path: '/leaderboards',
    session: 'loggedIn',
    ...(language && { language }),
    api,
  });

test('ranks players with ties, marks the player’s row, and shows the player’s rank beside the table', async () => {
  await open({ [LIST]: ok(create()) });
  const table = await screen.findByRole('table', { name: 'Leaderboard' });
  const ranks = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent?.match(/#\d+/)?.[0]);
  expect(ranks).toEqual(['#1', '#1', '#3']);
  expect(within(table).getByText('You')).toBeVisible();
  expect(screen.getByText('#3 / 3')).toBeVisible();
});

test('switches between leaderboards, refreshes one that is opened again, and loads more players', async () => {
  const lowerRanks = [4, 5, 6].map((rank) => ({
    rank,
    name: 'b***b',
    isPlayer: false,
    score: `0.${7 - rank}`,
  }));
  const firstPage = deferResponse(ok(create({ board: 'allTime', players: 6, nextCursor: '3' })));
  const { user, api } = await open({
    [LIST]: ({ params: { board }, query }) => {
      if (board !== 'allTime') return ok(create());
      return query.cursor ? ok(create({ board, players: 6, items: lowerRanks })) : firstPage.handler();
    },
  });
  const weekEnd = /^The week ends/;
  expect(await screen.findByText(weekEnd)).toBeVisible();
  await user.click(screen.getByText('All time'));
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  firstPage.release();
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(7));
  expect(screen.queryByText(weekEnd)).not.toBeInTheDocument();
  await user.click(screen.getByText('This week'));
  const listBoards = () => api.callsTo(LIST).map(({ path }) => path.split('/').at(-1));
  await waitFor(() => expect(listBoards()).toEqual(['week', 'allTime', 'allTime', 'week']));
});

test('hides the player on request, but still shows them their own rank', async () => {
  let visibility: Leaderboard['player']['visibility'] = 'masked';
  const { user } = await open({
    [LIST]: () => {
      const items = create().items.filter(({ isPlayer }) => !isPlayer || visibility !== 'hidden');
      return ok(create({ items, players: items.length, player: { rank: 3, score: '3', visibility } }));
    },
    [VISIBILITY]: ({ body }) => {
      ({ visibility } = body as { visibility: typeof visibility });
      return ok({ visibility });
    },
  });
  await user.click(await screen.findByText('Hidden'));
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(3));
  expect(screen.getByRole('radio', { name: 'Hidden' })).toBeChecked();
  expect(screen.getByText('#3 / 3')).toBeVisible();
});

test('says that no one is ranked yet, and what to wait for', async () => {
  const player = { rank: null, score: '0', visibility: 'masked' } as const;
  await open({ [LIST]: ok(create({ items: [], players: 0, player })) });
  expect(await screen.findByText('No one is ranked yet')).toBeVisible();
  expect(screen.getByText('Scores will appear after the next block.')).toBeVisible();
  expect(screen.getByText('Not ranked yet')).toBeVisible();
});

test('keeps the new choice selected until the leaderboard is loaded again', async () => {
  const { user, api } = await open({
    [LIST]: ok(create()),
    [VISIBILITY]: ok({ visibility: 'hidden' }),
  });
  await screen.findByText('Hidden');
  api.handle({ [LIST]: () => new Promise(() => {}) });
  await user.click(screen.getByText('Hidden'));
  await waitFor(() => expect(api.callsTo(LIST).length).toBeGreaterThan(1));
  expect(screen.getByRole('radio', { name: 'Hidden' })).toBeChecked();
});

test('saves quick choices one after the other, so that the last one wins', async () => {
  const { handler, release } = deferResponse(ok({ visibility: 'hidden' }));
  let visibility: Leaderboard['player']['visibility'] = 'masked';
  const { user, api } = await open({
    [LIST]: () => ok(create({ player: { rank: 3, score: '3', visibility } })),
    [VISIBILITY]: handler,
  });
  const getSentChoices = () => api.callsTo(VISIBILITY).map(({ body }) => body);
  await user.click(await screen.findByText('Hidden'));
  await user.click(screen.getByText('Masked name'));
  await user.click(screen.getByText('Username'));
  expect(screen.getByRole('radio', { name: 'Username' })).toBeChecked();
  expect(getSentChoices()).toEqual([{ visibility: 'hidden' }]);
  visibility = 'named';
  api.handle({ [VISIBILITY]: ok({ visibility }) });
  release();
  await waitFor(() => expect(getSentChoices()).toEqual([{ visibility: 'hidden' }, { visibility: 'named' }]));
  await api.settle();
  expect(screen.getByRole('radio', { name: 'Username' })).toBeChecked();
});

test('saves no waiting choice once another player has logged in', async () => {
  function NextPlayerButton() {
    const logIn = useLogIn();
    return (
      <button onClick={() => void logIn({ accessToken: 'access-2', refreshToken: 'refresh-2' })}>
        Next player
      </button>
    );
  }
  const page = (
    <>
      <LeaderboardsPage />
      <NextPlayerButton />
    </>
  );
  const { handler, release } = deferResponse(ok({ visibility: 'hidden' }));
  const { user, api } = await renderPage(page, {
    path: '/leaderboards',
    session: 'loggedIn',
    api: { [LIST]: ok(create()), [VISIBILITY]: handler },
  });
  await user.click(await screen.findByText('Hidden'));
  await user.click(screen.getByText('Username'));
  api.handle({ 'GET /shared/client/profile': ok({ ...sampleProfile, id: 'player-2' }) });
  await user.click(screen.getByRole('button', { name: 'Next player' }));
  release();
  await api.settle();
  expect(api.callsTo(VISIBILITY)).toHaveLength(1);
});

test('saves a choice that the player makes after the one before is saved', async () => {
  const { user, api } = await open({ [LIST]: ok(create()), [VISIBILITY]: ok({ visibility: 'hidden' }) });
  await user.click(await screen.findByText('Hidden'));
  await api.settle();
  await user.click(screen.getByText('Username'));
  await waitFor(() => expect(api.callsTo(VISIBILITY)).toHaveLength(2));
});

test('selects the saved choice again when a new one could not be saved, and says why', async () => {
  const { user } = await open({ [LIST]: ok(create()), [VISIBILITY]: fail(503, 'Down for a moment.') });
  await user.click(await screen.findByText('Hidden'));
  expect(await screen.findByText('Down for a moment.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Masked name' })).toBeChecked());
});

test('does not dim the players while they are refetched', async () => {
  const { api } = await open({ [LIST]: ok(create()) });
  const table = await screen.findByRole('table', { name: 'Leaderboard' });
  api.handle({ [LIST]: deferResponse(ok(create())).handler });
  await reconnect();
  await waitFor(() => expect(table.parentElement?.closest('[aria-busy="true"]')).toBeInTheDocument());
  expect(table).not.toHaveAttribute('aria-busy', 'true');
});

test('says when a leaderboard can’t be loaded', async () => {
  await open({ [LIST]: fail(500, 'Broken.') });
  expect(await screen.findByText('Couldn’t load the leaderboard')).toBeVisible();
});

test.each([
  ['ar-SA', arabic],
  ['ja-JP', japanese],
])('[LG9] translates every text to %s', async (locale, texts: Record<string, string>) => {
  await open({ [LIST]: ok(create()) }, { locale, texts });
  await screen.findByRole('table');
  expect(findUntranslatedWords(/ORE|UTC|a\*\*\*a|ada/g)).toBeNull();
});
