import { act, screen } from '@testing-library/react';
import { ok, renderPage } from '@hashgrid/testing';
import { createOverview, createStats, createGameHandlers } from '../../test/gameSamples';
import DashboardPage from './DashboardPage';
import { HashratePanel } from './HashratePanel';

// The clock does not tick in these tests.
jest.mock('../live/useNow', () => ({ useNow: () => Date.now() }));

const points = createStats().points.map((point) => ({ ...point, hashrate: '0' }));

test.each([
  [1, 'Your hashrate will appear here shortly.'],
  [0, 'None of your nodes is running.'],
])('explains an empty chart with %i nodes running: %s', async (running, text) => {
  const nodes = { running, paused: 1, depleted: 0, expired: 0 };
  await renderPage(<DashboardPage />, {
    path: '/dashboard',
    session: 'loggedIn',
    api: {
      ...createGameHandlers(),
      'GET /shared/game/overview': ok(createOverview({ nodes })),
      'GET /shared/mining/stats': ok(createStats({ points })),
    },
  });
  expect(await screen.findByText(text)).toBeInTheDocument();
});

test('shows the first hashrate of a new player within a few seconds', async () => {
  jest.useFakeTimers();
  const { api } = await renderPage(<HashratePanel />, {
    path: '/dashboard',
    session: 'loggedIn',
    api: { ...createGameHandlers(), 'GET /shared/mining/stats': ok(createStats({ points })) },
  });
  await screen.findByText('No data for this period yet');
  api.handle({ 'GET /shared/mining/stats': ok(createStats()) });
  await act(() => jest.advanceTimersByTimeAsync(6_000));
  expect(screen.getByRole('figure', { name: 'Your hashrate over time' })).toBeVisible();
  jest.useRealTimers();
});
