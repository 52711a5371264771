import { screen } from '@testing-library/react';
import { fail, ok } from '@hashgrid/testing';
import { createNode } from '../../test/gameSamples';
import { renderNodes } from '../../test/renderNodes';

const getButton = (name: string) => screen.getByRole('button', { name });

/** Selects two nodes and presses a button, which changes some of them. */
async function press(name: 'Start' | 'Pause', result: { changed: number; empty?: number }) {
  const response = ok({ token: 'ORE', cost: '0', transactionId: null, ...result });
  const { user } = await renderNodes([createNode('1'), createNode('2')], {
    'POST /auth/mining/nodes/start-all': response,
    'POST /auth/mining/nodes/stop-all': response,
  });
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
  await user.click(getButton(name));
}

const EMPTY = '2 nodes couldn’t start because their batteries are empty. Recharge them first.';

test('says why no node started, and what to do, instead of reporting success', async () => {
  await press('Start', { changed: 0, empty: 2 });
  expect(await screen.findByText(EMPTY)).toBeVisible();
  expect(screen.queryByText(/started|already running/)).not.toBeInTheDocument();
});

test('says how many nodes started and how many could not', async () => {
  await press('Start', { changed: 1, empty: 1 });
  expect(await screen.findByText('1 node started')).toBeVisible();
  expect(
    screen.getByText('1 node couldn’t start because its battery is empty. Recharge it first.'),
  ).toBeVisible();
});

test.each([
  ['Start', 'The selected nodes are already running.'],
  ['Pause', 'The selected nodes are already paused.'],
] as const)('%s says when there is nothing to change', async (name, text) => {
  await press(name, { changed: 0, ...(name === 'Start' && { empty: 0 }) });
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByText(/^0 nodes/)).not.toBeInTheDocument();
});

test('says only why the server refused to change the nodes', async () => {
  const { user, api } = await renderNodes([createNode('1')], {
    'POST /auth/mining/nodes/start-all': fail(503, 'Down for a moment.'),
  });
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
  await user.click(getButton('Start'));
  expect(await screen.findByText('Down for a moment.')).toBeVisible();
  await api.settle();
  expect(screen.queryByText(/started|already running/)).not.toBeInTheDocument();
});
