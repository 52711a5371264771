import { screen, waitFor, within } from '@testing-library/react';
import { done, ok, renderPage } from '@hashgrid/testing';
import {
  collected,
  createBlock,
  createOverview,
  createGameHandlers,
  isolateAmount,
} from '../../test/gameSamples';
import { applyBlockToOverview } from '../live/applyBlockEvent';
import DashboardPage from '../dashboard/DashboardPage';

// The clock does not tick in these tests.
jest.mock('../live/useNow', () => ({ useNow: () => Date.now() }));

const NONE = { hasMined: false, hasBoughtNode: false, hasCollected: false, hasSwapped: false };
const HIDE = 'DELETE /shared/game/first-steps';

const renderDashboard = (steps: typeof NONE | null, overrides: object = {}) =>
  renderPage(
    <main>
      <DashboardPage />
    </main>,
    {
      path: '/dashboard',
      session: 'loggedIn',
      api: {
        ...createGameHandlers(),
        'GET /shared/game/overview': ok(createOverview({ firstSteps: steps, ...overrides })),
      },
    },
  );
const findPanel = () => screen.findByRole('region', { name: 'First steps' });

test.each([
  ['View your nodes', '/mining-node', NONE],
  ['Go to shop', '/mining-node?view=shop', { ...NONE, hasMined: true }],
  ['Swap ORE', '/wallet?exchange=ORE', { ...NONE, hasMined: true, hasBoughtNode: true, hasCollected: true }],
])('offers “%s” as the only next step', async (name, path, steps) => {
  await renderDashboard(steps);
  const panel = await findPanel();
  expect(within(panel).getByRole('link', { name })).toHaveAttribute('href', path);
  const others = ['View your nodes', 'Go to shop', 'Swap ORE'].filter((other) => other !== name);
  for (const other of others)
    expect(within(panel).queryByRole('link', { name: other })).not.toBeInTheDocument();
  const current = within(panel)
    .getAllByRole('listitem')
    .filter((step) => step.getAttribute('aria-current') === 'step');
  expect(current).toHaveLength(1);
});

test('collects the amount on the button, and says when the rest is paid', async () => {
  const steps = { ...NONE, hasMined: true, hasBoughtNode: true };
  const { user, api } = await renderDashboard(steps);
  api.handle({ 'POST /auth/mining/collect': ok(collected) });
  const panel = within(await findPanel());
  expect(panel.getByText('Once a day. The rest is paid at 00:00 UTC.')).toBeInTheDocument();
  await user.click(panel.getByRole('button', { name: `Collect ${isolateAmount('1.23\u00A0ORE')}` }));
  await waitFor(() => expect(api.callsTo('POST /auth/mining/collect')).toHaveLength(1));
});

test('makes the other Collect button secondary while the checklist is shown', async () => {
  const findCollectClasses = async (steps: typeof NONE | null) => {
    const { unmount } = await renderDashboard(steps);
    const panel = within(await screen.findByRole('region', { name: 'Unpaid rewards' }));
    const { className } = await panel.findByRole('button', { name: /^Collect .*ORE/ });
    unmount();
    return className;
  };
  const secondary = await findCollectClasses({ ...NONE, hasMined: true, hasBoughtNode: true });
  expect(secondary).not.toBe(await findCollectClasses(null));
});

test('says when there is nothing to collect yet', async () => {
  await renderDashboard({ ...NONE, hasMined: true, hasBoughtNode: true }, { canCollect: false });
  const panel = await findPanel();
  expect(within(panel).getByText('You can collect as soon as you’ve mined a block.')).toBeVisible();
  expect(within(panel).queryByRole('button', { name: /^Collect / })).not.toBeInTheDocument();
});

test('hides the checklist for good, and moves the keyboard focus to the page', async () => {
  const { user, api } = await renderDashboard(NONE);
  const panel = await findPanel();
  api.handle({
    [HIDE]: done('Checklist hidden.'),
    'GET /shared/game/overview': ok(createOverview({ firstSteps: null })),
  });
  await user.click(within(panel).getByRole('button', { name: 'Hide checklist' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'First steps' })).not.toBeInTheDocument());
  expect(api.callsTo(HIDE)).toHaveLength(1);
  expect(screen.getByRole('main')).toHaveFocus();
});

test('shows no checklist to players who have done or hidden it', async () => {
  await renderDashboard(null);
  await screen.findByRole('table', { name: 'Balances' });
  expect(screen.queryByRole('region', { name: 'First steps' })).not.toBeInTheDocument();
});

test('checks off the first step when the first rewarded block arrives', () => {
  const overview = { ...createOverview({ firstSteps: NONE }), clockAheadMs: 0 };
  const { serverTime, block, unpaid } = overview;
  const event = { serverTime, height: 44, endsAt: block.endsAt, block: createBlock(43), unpaid };
  expect(applyBlockToOverview(overview, event).firstSteps).toEqual({ ...NONE, hasMined: true });
  for (const playerReward of [null, { mined: '0', bonus: '0' }]) {
    const unrewarded = { ...event, block: createBlock(43, { playerReward }) };
    expect(applyBlockToOverview(overview, unrewarded).firstSteps).toEqual(NONE);
  }
});
