import { screen, waitFor, within } from '@testing-library/react';
import { fail, getIdempotencyKeys, ok, reconnect, sampleWallets } from '@hashgrid/testing';
import { createNode, createNodes, isolateAmount, nodeTypes } from '../../test/gameSamples';
import { renderNodes } from '../../test/renderNodes';

const NODES = 'GET /shared/mining/nodes';
const running = createNode('1', { name: 'Alpha' });
const paused = createNode('2', { name: 'Beta', status: 'paused' });
const expired = createNode('4', { name: 'Delta', status: 'expired', upgrade: null, rechargeCost: null });

const getButton = (name: string | RegExp) => screen.getByRole('button', { name });

describe('the shop', () => {
  test('shows price, hashrate, lifespan and estimated earnings of each node', async () => {
    await renderNodes([], {}, { path: '/mining-node?view=shop' });
    const offer = screen.getByRole('heading', { name: 'Forge' }).closest('li') as HTMLElement;
    expect(offer).toHaveTextContent('100 TH/s');
    expect(offer).toHaveTextContent('22 USDT');
    expect(within(offer).getByText('Est. earnings per day').nextElementSibling).toHaveTextContent(
      '7,690.4 ORE',
    );
    expect(screen.getByText(/are not guaranteed\.$/)).toBeInTheDocument();
  });

  test('buys a node after a confirmation, pays once, and refetches nodes and wallets', async () => {
    const { user, api } = await renderNodes(
      [running],
      {
        'POST /auth/mining/nodes': ok(
          { node: running, token: 'USDT', cost: '22', transactionId: 'entry-1' },
          'Your node is up and running!',
        ),
      },
      { path: '/mining-node?view=shop' },
    );
    const countReads = () => [NODES, 'GET /shared/client/wallets'].map((call) => api.callsTo(call).length);
    const readsBefore = countReads();
    await user.click(getButton('Buy Forge'));
    const dialog = within(screen.getByRole('dialog', { name: 'Buy Forge?' }));
    expect(dialog.getByText('Price').nextElementSibling).toHaveTextContent(/^22 USDT$/);
    expect(dialog.getByText('Your balance').nextElementSibling).toHaveTextContent('25.5 USDT');
    expect(dialog.getByText('New balance').nextElementSibling).toHaveTextContent(/^3\.5 USDT$/);
    await user.dblClick(dialog.getByRole('button', { name: `Buy for ${isolateAmount('22\u00A0USDT')}` }));
    expect(await screen.findByText('Your node is up and running!')).toBeInTheDocument();
    const calls = api.callsTo('POST /auth/mining/nodes');
    expect(calls.map(({ body }) => body)).toEqual([{ type: 'forge', maxCost: '22' }]);
    expect(getIdempotencyKeys(calls)[0]).toMatch(/^[0-9a-f-]{36}$/);
    await waitFor(() => expect(countReads().every((reads, index) => reads > readsBefore[index]!)).toBe(true));
  });

  test('asks for a two-factor code when the server needs one, and buys with the same idempotency key', async () => {
    const message = 'Enter your two-factor code first.';
    const { user, api } = await renderNodes(
      [running],
      {
        'POST /auth/mining/nodes': ({ body }) =>
          (body as { code?: string }).code === '123456'
            ? ok({ node: running, token: 'USDT', cost: '22', transactionId: 'entry-1' })
            : fail(422, message, { errors: { code: [message] } }),
      },
      { path: '/mining-node?view=shop' },
    );
    await user.click(getButton('Buy Forge'));
    const dialog = within(screen.getByRole('dialog', { name: 'Buy Forge?' }));
    expect(dialog.queryByLabelText('Two-factor code')).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: /^Buy for/ }));
    const field = await dialog.findByLabelText('Two-factor code');
    expect(field).toHaveFocus();
    expect(field).toBeValid();
    expect(field).toHaveAttribute('inputmode', 'numeric');
    await user.click(dialog.getByRole('button', { name: 'Use a recovery code instead' }));
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute('inputmode', 'text');
    await user.keyboard('abcd-1234{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(message)));
    await user.click(dialog.getByRole('button', { name: 'Use authenticator app instead' }));
    expect(field).toBeValid();
    expect(field).toHaveValue('');
    // user-event doesn't notice that a reset has cleared the field.
    await user.clear(field);
    await user.type(field, '123 456{Enter}');
    expect(await screen.findByText('Your node is up and running!')).toBeInTheDocument();
    const keys = getIdempotencyKeys(api.callsTo('POST /auth/mining/nodes'));
    expect([keys.length, new Set(keys).size]).toEqual([3, 1]);
  });

  test('shows what the earnings of a day are worth, and how soon the node pays for itself', async () => {
    await renderNodes([], {}, { path: '/mining-node?view=shop' });
    const offer = (name: string) =>
      within(screen.getByRole('heading', { name }).closest('li') as HTMLElement);
    expect(offer('Forge').getByText('Est. earnings per day').nextElementSibling).toHaveTextContent(
      '≈ 3,560.3 USDT',
    );
    expect(offer('Forge').getByText('Payback time').nextElementSibling).toHaveTextContent('≈ 8 minutes');
    expect(offer('Star').getByText('Payback time').nextElementSibling).toHaveTextContent(
      'Longer than its lifespan',
    );
  });

  test('sells no node at the node limit, and says why', async () => {
    await renderNodes(
      [],
      { [NODES]: ok(createNodes([running, paused], { maxNodes: 2 })) },
      { path: '/mining-node?view=shop' },
    );
    for (const name of ['Buy Forge', 'Buy Star']) {
      expect(getButton(name)).toHaveAttribute('aria-disabled', 'true');
      expect(getButton(name)).toHaveAccessibleDescription('You’ve reached the node limit.');
    }
  });

  test('does not count expired nodes toward the node limit', async () => {
    await renderNodes(
      [],
      { [NODES]: ok(createNodes([running, expired], { maxNodes: 2 })) },
      { path: '/mining-node?view=shop' },
    );
    expect(getButton('Buy Forge')).not.toHaveAttribute('aria-disabled');
  });

  test('sells no node that exceeds the balance, and says how much is missing and where to get it', async () => {
    const { user, api } = await renderNodes([], {}, { path: '/mining-node?view=shop' });
    expect(getButton('Buy Forge')).not.toHaveAttribute('aria-disabled');
    expect(getButton('Buy Star')).toHaveAttribute('aria-disabled', 'true');
    await user.click(getButton('Buy Star'));
    expect(getButton('Buy Star')).toHaveFocus();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(getButton('Buy Star')).toHaveAccessibleDescription(
      `You need ${isolateAmount('1,724.5\u00A0USDT')} more. Swap ORE for USDT`,
    );
    expect(screen.getByRole('link', { name: 'Swap ORE for USDT' })).toHaveAttribute(
      'href',
      '/wallet?exchange=ORE',
    );
    await user.click(getButton('Buy Forge'));
    const wallets = [{ token: { code: 'USDT', isDefault: true }, balance: '3.5' }];
    api.handle({ 'GET /shared/client/wallets': ok({ wallets }) });
    await reconnect();
    const dialog = within(screen.getByRole('dialog'));
    expect(await dialog.findByText(/^You need/)).toBeVisible();
    expect(dialog.queryByRole('button', { name: /^Buy for/ })).not.toBeInTheDocument();
  });

  test('links to unpaid rewards if there is no ORE to swap', async () => {
    const wallets = [...sampleWallets, { token: { code: 'ORE', isDefault: false }, balance: '0' }];
    await renderNodes(
      [],
      { 'GET /shared/client/wallets': ok({ wallets }) },
      { path: '/mining-node?view=shop' },
    );
    expect(screen.queryByRole('link', { name: /^Swap ORE/ })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Collect your ORE' })).toHaveAttribute('href', '/dashboard');
  });

  test('offers Retry and a link to the nodes when nothing is for sale', async () => {
    const TYPES = 'GET /shared/mining/node-types';
    const { user, api } = await renderNodes(
      [],
      { [TYPES]: ok({ ...nodeTypes, types: [] }) },
      { path: '/mining-node?view=shop' },
    );
    expect(screen.getByRole('link', { name: 'View your nodes' })).toHaveAttribute('href', '/mining-node');
    api.handle({ [TYPES]: ok(nodeTypes) });
    await user.click(getButton('Retry'));
    expect(await screen.findByRole('heading', { name: 'Forge' })).toBeInTheDocument();
  });
});
