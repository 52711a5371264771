import { act, screen, waitFor, within } from '@testing-library/react';
import { ok, renderPage, type FakeHandlers } from '@hashgrid/testing';
import { createOverview, createStats, createGameHandlers } from '../../test/gameSamples';
import DashboardPage from './DashboardPage';
import { HashratePanel } from './HashratePanel';

// The clock does not tick in these tests.
jest.mock('../live/useNow', () => ({ useNow: () => Date.now() }));

const renderPanel = (api: FakeHandlers = {}) =>
  renderPage(<HashratePanel />, {
    path: '/dashboard',
    session: 'loggedIn',
    api: { ...createGameHandlers(), ...api },
  });

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
  const { api } = await renderPanel({ 'GET /shared/mining/stats': ok(createStats({ points })) });
  await screen.findByText('No data for this period yet');
  api.handle({ 'GET /shared/mining/stats': ok(createStats()) });
  await act(() => jest.advanceTimersByTimeAsync(6_000));
  expect(screen.getByRole('figure', { name: 'Your hashrate over time' })).toBeVisible();
  jest.useRealTimers();
});

test('shows a new player the last hour instead of a nearly empty day', async () => {
  const [first] = createStats().points;
  await renderPanel({
    'GET /shared/mining/stats': ({ query }) =>
      ok(
        query.range === '24h' ? createStats({ points: first ? [first] : [] }) : createStats({ range: '1h' }),
      ),
  });
  await screen.findByRole('figure', { name: 'Your hashrate over time' });
  expect(screen.getByRole('radio', { name: '1 hour' })).toBeChecked();
});

test('shows the hashrate over 24 hours or the selected range, also as a table', async () => {
  const { user, api } = await renderPanel();
  const chart = await screen.findByRole('figure', { name: 'Your hashrate over time' });
  const rows = () => within(chart).getAllByRole('row', { hidden: true });
  expect(rows()).toHaveLength(4);
  expect(rows()[2]).toHaveTextContent(/3 TH\/s$/);
  expect(rows()[3]).toHaveTextContent('28 TH/s so far');
  const getTimes = () =>
    [...chart.querySelectorAll('[aria-hidden] > :last-child > span')].map((label) => label.textContent);
  expect(getTimes()).toEqual(Array(3).fill(expect.stringMatching(/^\d+:\d\d/)));
  let respond = () => {};
  api.handle({
    'GET /shared/mining/stats': async () => {
      await new Promise<void>((resolve) => (respond = resolve));
      return ok(createStats({ range: '7d', points: createStats().points.slice(1) }));
    },
  });
  await user.click(screen.getByRole('radio', { name: '7 days' }));
  expect(chart).toHaveAttribute('aria-busy', 'true');
  respond();
  await waitFor(() => expect(rows()).toHaveLength(3));
  expect(chart).toHaveAttribute('aria-busy', 'false');
  expect(getTimes()).toEqual(Array(2).fill(expect.stringMatching(/^Nov 2\d, 2026$/)));
  expect(api.callsTo('GET /shared/mining/stats').map(({ query }) => query.range)).toEqual(['24h', '7d']);
});
