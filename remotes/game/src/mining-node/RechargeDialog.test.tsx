import { screen, within } from '@testing-library/react';
import { fail, ok } from '@hashgrid/testing';
import { isolateBidi } from '@hashgrid/ui';
import { createNode, createNodes } from '../../test/gameSamples';
import { renderNodes } from '../../test/renderNodes';

const NODES = 'GET /shared/mining/nodes';
const message = 'The price has gone up. Please check it and try again.';
const costIncreased = fail(422, message, { errors: { maxCost: [message] } });
const node = createNode('1', { name: 'Alpha' });
/** The same node later, with less charge. */
const drained = createNode('1', {
  name: 'Alpha',
  battery: { ...node.battery, charge: 0.4 },
  rechargeCost: '0.03',
});

test('shows the new cost of a node after a rejection, and pays at most what is shown', async () => {
  const RECHARGE = 'POST /auth/mining/nodes/1/recharge';
  const { user, api } = await renderNodes([node], { [RECHARGE]: costIncreased });
  await user.click(screen.getByRole('button', { name: `Recharge ${isolateBidi('Alpha')}` }));
  const dialog = within(screen.getByRole('dialog'));
  api.handle({ [NODES]: ok(createNodes([drained])) });
  await user.click(dialog.getByRole('button', { name: 'Recharge' }));
  await api.settle();
  expect(dialog.getByText(message)).toBeInTheDocument();
  expect(dialog.getByText('Max. cost').nextElementSibling).toHaveTextContent('0.0305 ORE');
  api.handle({ [RECHARGE]: ok({ node, token: 'ORE', cost: '0.03', transactionId: null }) });
  await user.click(dialog.getByRole('button', { name: 'Recharge' }));
  expect(await screen.findByText('Batteries fully charged.')).toBeInTheDocument();
  expect(api.callsTo(RECHARGE).map(({ body }) => body)).toEqual([
    { maxCost: '0.0255' },
    { maxCost: '0.0305' },
  ]);
});

test.each([
  ['Recharge', '?'],
  ['Upgrade', '?'],
  ['Rename', ''],
])(
  '%s isolates the name of the node in the button and the title, because its script may run in the other direction',
  async (verb, end) => {
    const { user } = await renderNodes([createNode('1', { name: 'مزرعة!' })]);
    const name = `${verb} ${isolateBidi('مزرعة!')}`;
    await user.click(screen.getByRole('button', { name }));
    const dialog = within(screen.getByRole('dialog', { name }));
    expect(dialog.getByRole('heading', { name: name + end })).toBeInTheDocument();
  },
);

test('includes a node that was bought in another tab when recharging all', async () => {
  const RECHARGE = 'POST /auth/mining/nodes/recharge-all';
  const rechargeAll = { nodes: 1, cost: '0.025', isFree: false };
  const { user, api } = await renderNodes([node], {
    [NODES]: ok(createNodes([node], { rechargeAll })),
    [RECHARGE]: costIncreased,
  });
  await user.click(screen.getByRole('button', { name: 'Recharge all' }));
  const dialog = within(screen.getByRole('dialog'));
  api.handle({ [NODES]: ok(createNodes([node, createNode('2')], { rechargeAll })) });
  await user.click(dialog.getByRole('button', { name: 'Recharge' }));
  expect(await dialog.findByRole('heading', { name: 'Recharge 2 nodes?' })).toBeInTheDocument();
  expect(dialog.getByText('Max. cost').nextElementSibling).toHaveTextContent('0.051 ORE');
});

test('counts only the nodes that are not full when recharging all', async () => {
  const full = createNode('3', { battery: { charge: 1, emptyAt: null, fullAt: null }, rechargeCost: '0' });
  const nodes = [node, createNode('2'), full];
  const { user } = await renderNodes(nodes, {
    [NODES]: ok(createNodes(nodes, { rechargeAll: { nodes: 2, cost: '0.05', isFree: false } })),
  });
  await user.click(screen.getByRole('button', { name: 'Recharge all' }));
  expect(screen.getByRole('heading', { name: 'Recharge 2 nodes?' })).toBeInTheDocument();
});
