import { screen, within } from '@testing-library/react';
import { ok } from '@hashgrid/testing';
import { isolateBidi } from '@hashgrid/ui';
import { createNode, inSeconds } from '../../test/gameSamples';
import { renderNodes } from '../../test/renderNodes';

const START = 'POST /auth/mining/nodes/1/start';

test('offers to start a node that ran empty and is full again, and doesn’t call its battery empty', async () => {
  const refilled = createNode('1', {
    name: 'Alpha',
    status: 'depleted',
    battery: { charge: 1, emptyAt: null, fullAt: null },
    rechargeCost: '0',
  });
  const { user, api } = await renderNodes([refilled], { [START]: ok(refilled) });
  expect(screen.queryByText('Battery empty')).not.toBeInTheDocument();
  expect(screen.getByText('Stopped')).toBeVisible();
  await user.click(screen.getByRole('button', { name: `Start ${isolateBidi('Alpha')}` }));
  await api.settle();
  expect(api.callsTo(START)).toHaveLength(1);
});

test('offers to recharge a node that ran empty', async () => {
  await renderNodes([
    createNode('1', {
      name: 'Alpha',
      status: 'depleted',
      battery: { charge: 0.1, emptyAt: null, fullAt: inSeconds(300_000) },
    }),
  ]);
  expect(screen.getByText('Battery empty')).toBeVisible();
  expect(screen.getByRole('button', { name: `Recharge ${isolateBidi('Alpha')}` })).toBeVisible();
});

test('doesn’t say that a battery runs empty when the node expires first', async () => {
  const end = inSeconds(3_600);
  const battery = { charge: 0.9, emptyAt: end, fullAt: null };
  await renderNodes([createNode('1', { battery, expiresAt: end }), createNode('2')]);
  const table = within(screen.getByRole('table', { name: 'Your nodes' }));
  expect(table.getAllByText(/^Empty/)).toHaveLength(1);
});
