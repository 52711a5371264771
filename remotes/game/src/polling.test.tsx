import type { ReactElement } from 'react';
import { WALLET_REFRESH_MS } from '@hashgrid/contracts';
import { expectPollsWhileVisible, ok, renderPage } from '@hashgrid/testing';
import { createAchievements, createGameHandlers } from '../test/gameSamples';
import AchievementsPage from './achievements/AchievementsPage';
import { LatestActivity } from './dashboard/LatestActivity';
import LeaderboardsPage from './leaderboards/LeaderboardsPage';

const ACHIEVEMENTS = 'GET /shared/game/achievements';
const LEADERBOARD = 'GET /shared/game/leaderboards/:board';
const TRANSACTIONS = 'GET /auth/transaction';

const leaderboard = {
  board: 'week',
  token: 'ORE',
  items: [],
  nextCursor: null,
  players: 0,
  player: { rank: null, score: '0', visibility: 'masked' },
  refreshedAt: '2026-01-02T03:04:05.000Z',
  weekEndsAt: '2026-01-04T00:00:00.000Z',
};

const pages: [string, ReactElement][] = [
  [LEADERBOARD, <LeaderboardsPage key="leaderboards" />],
  [ACHIEVEMENTS, <AchievementsPage key="achievements" />],
  [TRANSACTIONS, <LatestActivity key="activity" />],
];

afterEach(() => jest.useRealTimers());

test.each(pages)('polls %s only while the tab is visible', async (call, page) => {
  jest.useFakeTimers();
  const { api } = await renderPage(page, {
    session: 'loggedIn',
    api: {
      ...createGameHandlers(),
      [ACHIEVEMENTS]: ok(createAchievements()),
      [LEADERBOARD]: ok(leaderboard),
    },
  });
  await expectPollsWhileVisible(api, call, WALLET_REFRESH_MS);
});
