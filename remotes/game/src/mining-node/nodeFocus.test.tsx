import { act, screen, waitFor } from '@testing-library/react';
import { ok } from '@hashgrid/testing';
import { isolateBidi } from '@hashgrid/ui';
import { createNode, createNodes } from '../../test/gameSamples';
import { renderNodes } from '../../test/renderNodes';

const NODES = 'GET /shared/mining/nodes';
const DONE = { token: 'ORE', cost: '0', transactionId: null };

const running = [createNode('1', { name: 'Alpha' }), createNode('2', { name: 'Beta' })];
const paused = running.map((node) => ({ ...node, status: 'paused' as const }));

const getButton = (name: string) => screen.getByRole('button', { name });
const getPanel = () => screen.getByRole('region', { name: 'Your nodes' });

/** Renders the list of running nodes. When it is loaded again, all nodes are paused. */
async function renderRunningNodes() {
  const page = await renderNodes(
    running,
    {
      'POST /auth/mining/nodes/stop-all': ok({ ...DONE, changed: 2 }),
      'POST /auth/mining/nodes/1/stop': ok(paused[0]),
    },
    { path: '/mining-node?status=running' },
  );
  page.api.handle({ [NODES]: ok(createNodes(paused)) });
  return page;
}

test.each([
  ['the bulk actions', 'Pause'],
  ['the row with the pressed button', `Pause ${isolateBidi('Alpha')}`],
])('moves the focus to the list when the status filter hides %s', async (_, name) => {
  const { user } = await renderRunningNodes();
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
  act(() => getButton(name).focus());
  await user.keyboard('{Enter}');
  expect(await screen.findByText('No nodes with this status')).toBeVisible();
  expect(getPanel()).toHaveFocus();
});

test('moves the focus to the list when “Show all nodes” is clicked and disappears', async () => {
  const { user } = await renderNodes(running, {}, { path: '/mining-node?status=paused' });
  await user.click(getButton('Show all nodes'));
  expect(getPanel()).toHaveFocus();
});

test('keeps the focus on “Recharge all” when all batteries are full', async () => {
  const { user, api } = await renderNodes(running, {
    'POST /auth/mining/nodes/recharge-all': ok({ ...DONE, changed: 2 }),
  });
  api.handle({
    [NODES]: ok(createNodes(running, { rechargeAll: { nodes: 0, cost: '0', isFree: false } })),
  });
  await user.click(getButton('Recharge all (free today)'));
  await waitFor(() => expect(getButton('Recharge all')).toHaveAttribute('aria-disabled', 'true'));
  expect(getButton('Recharge all')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
