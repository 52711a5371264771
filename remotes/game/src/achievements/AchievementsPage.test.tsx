import { act, screen, within } from '@testing-library/react';
import type { Achievements } from '@hashgrid/contracts';
import { fail, findUntranslatedWords, ok, renderPage } from '@hashgrid/testing';
import { createAchievements as create } from '../../test/gameSamples';
import arabic from '../../locales/ar-SA.json';
import japanese from '../../locales/ja-JP.json';
import AchievementsPage from './AchievementsPage';
import { StreakPanel } from './StreakPanel';

const GET = 'GET /shared/game/achievements';

const open = (data: Achievements, language?: { locale: string; texts: Record<string, string> }) =>
  renderPage(<AchievementsPage />, {
    path: '/achievements',
    session: 'loggedIn',
    ...(language && { language }),
    api: { [GET]: ok(data) },
  });

test('shows achievements with their progress and when they were earned, and skips unknown kinds', async () => {
  await open(create());
  const panel = await screen.findByRole('region', { name: 'Your achievements' });
  expect(within(panel).getByRole('meter', { name: 'Blocks mined' })).toHaveAttribute(
    'aria-valuetext',
    '43 of 100',
  );
  expect(within(panel).getByText(/^1, earned/)).toHaveTextContent('1, earned Jan 2, 2026');
  expect(within(panel).getByText('Jan 2, 2026')).toHaveAttribute('lang', 'en');
  expect(within(panel).getAllByRole('listitem')).toHaveLength(2);
  expect(within(panel).getByText(/^Only players outside your network/)).toBeVisible();
  expect(screen.queryByText('No achievements yet')).not.toBeInTheDocument();
});

test('shows the date of an achievement without a gap before the text after it', async () => {
  await open(create());
  const panel = await screen.findByRole('region', { name: 'Your achievements' });
  const earned = within(panel).getByText(/^1, earned/);
  expect(earned).toContainElement(within(panel).getByText('Jan 2, 2026'));
  expect(getComputedStyle(earned).display).not.toMatch(/flex|grid/);
});

test('shows the streak with its rule, and the goals with links to the screens where they are done', async () => {
  await open(create());
  const streak = await screen.findByRole('region', { name: 'Streak' });
  expect(within(streak).getByText('2 days')).toBeVisible();
  expect(within(streak).getByText('Today already counts.')).toBeVisible();
  expect(within(streak).getByText('Longest streak: 4 days')).toBeVisible();
  expect(within(streak).getByText(/One missed day in any seven is forgiven/)).toBeVisible();
  const hint = within(streak).getByText('From Jan 9, you can miss a day without losing your streak.');
  // The date never wraps.
  expect(hint.textContent).toContain('Jan\u00a09');
  const goals = screen.getByRole('list', { name: 'Weekly goals' });
  expect(within(goals).getByRole('link', { name: 'Swap tokens' })).toHaveAttribute(
    'href',
    '/wallet?exchange=ORE',
  );
  expect(within(goals).queryByRole('link', { name: 'Buy nodes' })).not.toBeInTheDocument();
  expect(within(goals).getByText('Done')).toBeVisible();
});

test('warns that a streak ends unless the player mines today, and says when all goals and targets are reached', async () => {
  const { streak, week } = create();
  const awardedAt = '2026-01-02T12:00:00.000Z';
  await open(
    create({
      achievements: [{ kind: 'days', value: 3, tiers: [1, 2].map((target) => ({ target, awardedAt })) }],
      streak: { ...streak, isTodayCounted: false, isAtRisk: true },
      week: { ...week, doneAt: awardedAt },
    }),
  );
  expect(await screen.findByText('You missed yesterday. Mine today to keep your streak.')).toBeVisible();
  expect(screen.getByText('All goals done. New goals start on Sunday.')).toBeVisible();
  const meter = screen.getByRole('meter', { name: 'Days mined' });
  expect(meter).toHaveAttribute('aria-valuetext', '3 of 2');
  expect(meter).toHaveAttribute('aria-valuenow', '2');
});

test('shows the date from which a missed day is forgiven only after a first streak', async () => {
  const { streak } = create();
  await open(create({ streak: { ...streak, days: 0, best: 0, isTodayCounted: false } }));
  const panel = await screen.findByRole('region', { name: 'Streak' });
  expect(within(panel).getByText(/One missed day in any seven is forgiven/)).toBeVisible();
  expect(within(panel).queryByText(/you can miss a day/)).not.toBeInTheDocument();
});

test('tells a player without achievements how to earn the first one', async () => {
  await open(
    create({ achievements: [{ kind: 'blocks', value: 0, tiers: [{ target: 1, awardedAt: null }] }] }),
  );
  expect(await screen.findByText('No achievements yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'View your nodes' })).toHaveAttribute('href', '/mining-node');
});

test('says when achievements can’t be loaded', async () => {
  await renderPage(<StreakPanel />, {
    path: '/dashboard',
    session: 'loggedIn',
    api: { [GET]: fail(500, 'Broken.') },
  });
  expect(await screen.findByText('Couldn’t load achievements')).toBeVisible();
});

test('shows on a dashboard left open that the next day does not count yet', async () => {
  jest.useFakeTimers();
  const page = await renderPage(<StreakPanel />, {
    path: '/dashboard',
    session: 'loggedIn',
    api: { [GET]: ok(create()) },
  });
  expect(await screen.findByText('Today already counts.')).toBeVisible();
  const { streak } = create();
  page.api.handle({ [GET]: ok(create({ streak: { ...streak, isTodayCounted: false, todayShare: 0 } })) });
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(await screen.findByText(/^Today counts as soon as/)).toBeVisible();
  jest.useRealTimers();
});

test('links from the dashboard to all achievements', async () => {
  await renderPage(<StreakPanel />, {
    path: '/dashboard',
    session: 'loggedIn',
    api: { [GET]: ok(create()) },
  });
  const panel = await screen.findByRole('region', { name: 'Streak and goals' });
  expect(await within(panel).findByRole('link', { name: 'All achievements' })).toHaveAttribute(
    'href',
    '/achievements',
  );
  expect(within(panel).getByRole('meter', { name: 'Swap tokens' })).toBeVisible();
});

test.each([
  ['ar-SA', arabic],
  ['ja-JP', japanese],
])('[LG9] translates every text to %s', async (locale, texts: Record<string, string>) => {
  await open(create(), { locale, texts });
  await screen.findByRole('meter', { name: texts['Blocks mined'] });
  expect(findUntranslatedWords(/UTC/g)).toBeNull();
});

test('does not link a goal to the screen that shows it', async () => {
  const { week } = create();
  const goals = [
    { kind: 'collects', value: 0, target: 1 },
    { kind: 'swaps', value: 0, target: 1 },
  ];
  await renderPage(<StreakPanel />, {
    path: '/dashboard',
    session: 'loggedIn',
    api: { [GET]: ok(create({ week: { ...week, goals } })) },
  });
  const list = await screen.findByRole('list', { name: 'Weekly goals' });
  expect(within(list).getByText('Collect rewards')).toBeVisible();
  expect(within(list).getAllByRole('link')).toEqual([
    within(list).getByRole('link', { name: 'Swap tokens' }),
  ]);
});

test('explains only once when a day counts', async () => {
  const { streak } = create();
  await open(create({ streak: { ...streak, isTodayCounted: false } }));
  const panel = await screen.findByRole('region', { name: 'Streak' });
  expect(within(panel).getAllByText(/as much as a starter node does in an hour/)).toHaveLength(1);
});
