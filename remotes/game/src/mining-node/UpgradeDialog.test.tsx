import { screen, within } from '@testing-library/react';
import {
  deferResponse,
  fail,
  getIdempotencyKeys,
  ok,
  sampleWallets,
  type FakeHandler,
} from '@hashgrid/testing';
import { isolateBidi } from '@hashgrid/ui';
import { createNode, createNodes, createOverview } from '../../test/gameSamples';
import { renderNodes } from '../../test/renderNodes';

const NODES = 'GET /shared/mining/nodes';
const UPGRADE = 'POST /auth/mining/nodes/1/upgrade';
const node = createNode('1', { name: 'Alpha' });
/** The node after an upgrade that the dialog does not know of. */
const upgraded = createNode('1', {
  name: 'Alpha',
  level: 2,
  hashrate: '28.75',
  upgrade: { hashrate: '32.5', cost: '2' },
});

/** Submits an upgrade that gets `response`. From then on, the API lists the node as upgraded. */
async function submitUpgrade(response: ReturnType<typeof fail>) {
  const { user, api } = await renderNodes([node], { [UPGRADE]: response });
  await user.click(screen.getByRole('button', { name: `Upgrade ${isolateBidi('Alpha')}` }));
  const dialog = within(screen.getByRole('dialog'));
  api.handle({ [NODES]: ok(createNodes([upgraded])) });
  await user.click(dialog.getByRole('button', { name: 'Upgrade' }));
  await api.settle();
  return { user, api, dialog };
}

test('explains that the ORE paid is burned', async () => {
  const { user } = await renderNodes([node]);
  await user.click(screen.getByRole('button', { name: `Upgrade ${isolateBidi('Alpha')}` }));
  const hint = within(screen.getByRole('dialog')).getByRole('button', { name: /“Burned”/ });
  expect(hint).toHaveAccessibleDescription(/gone for good/);
});

test('shows the new cost after a rejection, and pays what is shown', async () => {
  const message = 'The price has gone up. Please check it and try again.';
  const { user, api, dialog } = await submitUpgrade(fail(422, message, { errors: { maxCost: [message] } }));
  expect(dialog.getByText(message)).toBeInTheDocument();
  expect(dialog.getByText('Level 3').nextElementSibling).toHaveTextContent('32.5 TH/s');
  expect(dialog.getByText('Cost').nextElementSibling).toHaveTextContent(/^2 ORE$/);
  api.handle({ [UPGRADE]: ok({ node: upgraded, token: 'ORE', cost: '2', transactionId: null }) });
  await user.click(dialog.getByRole('button', { name: 'Upgrade' }));
  expect(await screen.findByText('Node upgraded to level 3.')).toBeInTheDocument();
  expect(api.callsTo(UPGRADE).map(({ body }) => body)).toEqual([{ maxCost: '1' }, { maxCost: '2' }]);
});

test('retries with the same cost and key after a lost response, although the node list already has the upgrade', async () => {
  const { user, api, dialog } = await submitUpgrade(fail(503, 'Down for a moment.'));
  expect(dialog.getByText('Cost').nextElementSibling).toHaveTextContent(/^1 ORE$/);
  api.handle({ [UPGRADE]: ok({ node: upgraded, token: 'ORE', cost: '1', transactionId: null }) });
  await user.click(dialog.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByText('Node upgraded to level 2.')).toBeInTheDocument();
  const calls = api.callsTo(UPGRADE);
  expect(calls.map(({ body }) => body)).toEqual([{ maxCost: '1' }, { maxCost: '1' }]);
  expect(new Set(getIdempotencyKeys(calls)).size).toBe(1);
});

describe('without enough ORE', () => {
  async function openWithoutOre(overview: FakeHandler) {
    const wallets = [...sampleWallets, { token: { code: 'ORE', isDefault: false }, balance: '0.4' }];
    const { user } = await renderNodes([node], {
      'GET /shared/client/wallets': ok({ wallets }),
      'GET /shared/game/overview': overview,
    });
    await user.click(screen.getByRole('button', { name: `Upgrade ${isolateBidi('Alpha')}` }));
    return within(screen.getByRole('dialog'));
  }
  const createUnpaid = (total: string) => ({ token: 'ORE', mined: total, bonus: '0', total });
  const collect = { name: 'Collect your ORE', href: '/dashboard' };
  const swap = { name: 'Swap USDT for ORE', href: '/wallet?exchange=USDT' };

  test.each([
    ['unpaid rewards that cover the rest', { unpaid: createUnpaid('0.6') }, collect],
    ['a swap if unpaid rewards are too low', { unpaid: createUnpaid('0.59') }, swap],
    ['a swap if today’s rewards are collected', { unpaid: createUnpaid('9'), canCollect: false }, swap],
  ])('links to %s', async (_what, overview, { name, href }) => {
    const dialog = await openWithoutOre(ok(createOverview(overview)));
    const link = await dialog.findByRole('link');
    expect(link).toHaveAccessibleName(name);
    expect(link).toHaveAttribute('href', href);
  });

  test('reserves the space of the link until the unpaid rewards are loaded, because it could become another one', async () => {
    const { handler, release } = deferResponse(ok(createOverview({ unpaid: createUnpaid('0.6') })));
    const dialog = await openWithoutOre(handler);
    expect(dialog.getByText(/^You need/)).toBeInTheDocument();
    expect(dialog.getByText(swap.name)).not.toBeVisible();
    // Not even a hidden one, which would prefetch its screen.
    expect(dialog.queryByRole('link', { hidden: true })).not.toBeInTheDocument();
    release();
    expect(await dialog.findByRole('link')).toHaveAccessibleName(collect.name);
  });

  test('links to a swap if the unpaid rewards can’t be loaded', async () => {
    const dialog = await openWithoutOre(fail(500, 'Broken'));
    expect(await dialog.findByRole('link')).toHaveAccessibleName(swap.name);
  });
});
