import { screen, within } from '@testing-library/react';
import { ok } from '@hashgrid/testing';
import { createNode } from '../../test/gameSamples';
import { renderNodes } from '../../test/renderNodes';

const getButton = (name: string) => screen.getByRole('button', { name });

describe('many nodes', () => {
  const many = Array.from({ length: 60 }, (_, index) =>
    createNode(String(index + 1), { name: `Unit ${index + 1}`, status: index < 30 ? 'running' : 'paused' }),
  );
  const names = () => screen.getAllByText(/^Unit \d+$/).map(({ textContent }) => textContent);

  test('are paginated, with the page in the URL, and the last page leaves the focus on its button', async () => {
    const { user, location } = await renderNodes(many);
    expect(names()).toHaveLength(25);
    expect(screen.getByText('Nodes 1 to 25 of 60')).toBeInTheDocument();
    expect(getButton('Previous page')).toHaveAttribute('aria-disabled', 'true');
    await user.click(getButton('Next page'));
    await user.click(getButton('Next page'));
    expect(names()).toEqual(many.slice(50).map(({ name }) => name));
    expect(getButton('Next page')).toHaveAttribute('aria-disabled', 'true');
    expect(getButton('Next page')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(location()).toBe('/mining-node?page=3');
  });

  test('are filtered by status, and all matches can be selected together', async () => {
    const { user, api, location } = await renderNodes(many, {
      'POST /auth/mining/nodes/start-all': ok({ changed: 30, token: 'ORE', cost: '0', transactionId: null }),
    });
    await user.click(getButton('Next page'));
    await user.click(screen.getByRole('radio', { name: 'Paused (30)' }));
    expect(location()).toBe('/mining-node?status=paused');
    expect(names()[0]).toBe('Unit 31');
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    expect(screen.getByText('30 selected')).toBeInTheDocument();
    await user.click(within(screen.getByRole('group', { name: 'Selected nodes' })).getByText('Start'));
    const [call] = api.callsTo('POST /auth/mining/nodes/start-all');
    expect(call?.body).toEqual({ ids: many.slice(30).map(({ id }) => id) });
  });

  test('are not filtered as empty when they have refilled, but as stopped', async () => {
    const refilled = createNode('61', {
      name: 'Refilled',
      status: 'depleted',
      battery: { charge: 1, emptyAt: null, fullAt: null },
      rechargeCost: '0',
    });
    const empty = createNode('62', { name: 'Empty one', status: 'depleted' });
    const { user, location } = await renderNodes([...many, refilled, empty]);
    const table = screen.getByRole('table', { name: 'Your nodes' });
    await user.click(screen.getByRole('radio', { name: 'Battery empty (1)' }));
    expect(within(table).getByText('Empty one')).toBeVisible();
    expect(within(table).queryByText('Refilled')).not.toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Stopped (1)' }));
    expect(location()).toBe('/mining-node?status=stopped');
    expect(within(table).getByText('Refilled')).toBeVisible();
  });

  test('shows the last page for a page number that is too high, and ignores an unknown status', async () => {
    await renderNodes(many, {}, { path: '/mining-node?page=99&status=hot' });
    expect(names()).toEqual(many.slice(50).map(({ name }) => name));
  });

  test('shows an empty state for a status that no node has, with a button that shows all nodes', async () => {
    const { user } = await renderNodes(
      [createNode('1', { name: 'Alpha' })],
      {},
      { path: '/mining-node?status=depleted' },
    );
    expect(screen.getByText('No nodes with this status')).toBeInTheDocument();
    await user.click(getButton('Show all nodes'));
    const table = screen.getByRole('table', { name: 'Your nodes' });
    expect(within(table).getByText('Alpha')).toBeInTheDocument();
  });
});
