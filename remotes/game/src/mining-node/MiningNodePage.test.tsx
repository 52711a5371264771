import type { MiningNode } from '@hashgrid/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { fail, getIdempotencyKeys, ok } from '@hashgrid/testing';
import { isolateBidi } from '@hashgrid/ui';
import {
  createFailingGameHandlers,
  inSeconds,
  isolateAmount,
  createNode,
  createNodes,
} from '../../test/gameSamples';
import arabic from '../../locales/ar-SA.json';
import { renderNodes } from '../../test/renderNodes';

const NODES = 'GET /shared/mining/nodes';
const running = createNode('1', { name: 'Alpha' });
const paused = createNode('2', {
  name: 'Beta',
  status: 'paused',
  battery: { charge: 0.25, emptyAt: null, fullAt: inSeconds(7_200) },
});
const full = createNode('3', {
  name: 'Gamma',
  battery: { charge: 1, emptyAt: null, fullAt: null },
  rechargeCost: '0',
});
const expired = createNode('4', { name: 'Delta', status: 'expired', upgrade: null, rechargeCost: null });

const getButton = (name: string | RegExp) => screen.getByRole('button', { name });
const getRow = (name: string) =>
  within(screen.getByRole('table', { name: 'Your nodes' }))
    .getByText(name)
    .closest('tr') as HTMLElement;

describe('the nodes', () => {
  test('[R18] shows the status, hashrate, battery, earnings and actions of each node', async () => {
    await renderNodes([running, paused, expired]);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Nodes');
    const alpha = within(getRow('Alpha'));
    expect(alpha.getByText('Running')).toBeInTheDocument();
    expect(alpha.getByText('Spark · Level 1 of 5')).toBeInTheDocument();
    expect(alpha.getByRole('meter', { name: `${isolateBidi('Alpha')} battery` })).toHaveAttribute(
      'aria-valuenow',
      '50',
    );
    expect(getRow('Alpha')).toHaveTextContent('25 TH/s');
    expect(getRow('Alpha')).toHaveTextContent('1.5 ORE');
    expect(alpha.getByText(/^Next level:/)).toHaveTextContent('Next level: +3.75 TH/s for 1 ORE');
    expect(
      within(getRow('Beta')).getByRole('button', { name: `Start ${isolateBidi('Beta')}` }),
    ).toBeInTheDocument();
    const delta = within(getRow('Delta'));
    expect(delta.getByText('Expired', { ignore: ':has(time)' })).toBeInTheDocument();
    // The server finds no expired nodes, so that every action, renaming too, would fail.
    expect(delta.queryByRole('button')).not.toBeInTheDocument();
    expect(delta.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  test('shows the name of an action on focus', async () => {
    await renderNodes([running]);
    act(() => getButton(`Pause ${isolateBidi('Alpha')}`).focus());
    expect(screen.getByRole('tooltip')).toHaveTextContent(`Pause ${isolateBidi('Alpha')}`);
  });

  test('links to the shop when all nodes have expired', async () => {
    const { user, location } = await renderNodes([expired]);
    await user.click(getButton('Go to shop'));
    expect(location()).toBe('/mining-node?view=shop');
  });

  test('starts and pauses a node', async () => {
    const { user, api } = await renderNodes([running, paused], {
      'POST /auth/mining/nodes/:id/:action': ({ params }) => ok(createNode(params.id ?? '')),
    });
    await user.click(getButton(`Pause ${isolateBidi('Alpha')}`));
    await user.click(getButton(`Start ${isolateBidi('Beta')}`));
    await waitFor(() => expect(api.callsTo('POST /auth/mining/nodes/2/start')).toHaveLength(1));
    expect(api.callsTo('POST /auth/mining/nodes/1/stop')).toHaveLength(1);
    await waitFor(() => expect(api.callsTo(NODES).length).toBeGreaterThan(1));
  });

  test('shows why a node could not be started', async () => {
    const { user } = await renderNodes([paused], {
      'POST /auth/mining/nodes/:id/start': fail(409, 'This node’s battery is empty. Recharge it first.'),
    });
    await user.click(getButton(`Start ${isolateBidi('Beta')}`));
    expect(await screen.findByText(/This node’s battery is empty/)).toBeInTheDocument();
  });

  test('upgrades a node after confirming the cost, and retries with the same idempotency key', async () => {
    const { user, api } = await renderNodes([running], {
      'POST /auth/mining/nodes/1/upgrade': fail(503, 'Down for a moment.'),
    });
    await user.click(getButton(`Upgrade ${isolateBidi('Alpha')}`));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText('Level 2').nextElementSibling).toHaveTextContent('28.75 TH/s');
    expect(dialog.getByText('Cost').nextElementSibling).toHaveTextContent(/^1 ORE$/);
    expect(dialog.getByText('Your balance').nextElementSibling).toHaveTextContent(/^3 ORE$/);
    await user.click(dialog.getByRole('button', { name: 'Upgrade' }));
    expect(await dialog.findByText('Down for a moment.')).toBeInTheDocument();
    api.handle({
      'POST /auth/mining/nodes/1/upgrade': ok(
        { node: running, token: 'ORE', cost: '1', transactionId: null },
        'Node upgraded.',
      ),
    });
    await user.click(dialog.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByText('Node upgraded to level 2.')).toBeInTheDocument();
    const calls = api.callsTo('POST /auth/mining/nodes/1/upgrade');
    expect(calls.map(({ body }) => body)).toEqual([{ maxCost: '1' }, { maxCost: '1' }]);
    expect(new Set(getIdempotencyKeys(calls)).size).toBe(1);
  });

  test('offers no upgrade that exceeds the balance', async () => {
    const { user } = await renderNodes([running], {
      'GET /shared/client/wallets': ok({
        wallets: [{ token: { code: 'ORE', isDefault: false }, balance: '0.9' }],
      }),
    });
    await user.click(getButton(`Upgrade ${isolateBidi('Alpha')}`));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText(`You need ${isolateAmount('0.1 ORE')} more.`)).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: 'Upgrade' })).not.toBeInTheDocument();
  });

  test('recharges one node for at most the confirmed cost', async () => {
    const { user, api } = await renderNodes([running, full], {
      'POST /auth/mining/nodes/1/recharge': ok(
        { node: running, token: 'ORE', cost: '0.025', transactionId: null },
        'Batteries fully charged.',
      ),
    });
    expect(
      screen.queryByRole('button', { name: `Recharge ${isolateBidi('Gamma')}` }),
    ).not.toBeInTheDocument();
    await user.click(getButton(`Recharge ${isolateBidi('Alpha')}`));
    const dialog = within(screen.getByRole('dialog'));
    // 0.025 for half a battery, and 1% of a full one as headroom.
    expect(dialog.getByText('Max. cost').nextElementSibling).toHaveTextContent('0.0255 ORE');
    await user.click(dialog.getByRole('button', { name: 'Recharge' }));
    expect(await screen.findByText('Batteries fully charged.')).toBeInTheDocument();
    expect(api.callsTo('POST /auth/mining/nodes/1/recharge')[0]?.body).toEqual({ maxCost: '0.0255' });
  });

  test('recharges all nodes without a dialog while a free recharge is left', async () => {
    const { user, api } = await renderNodes([running, paused], {
      'POST /auth/mining/nodes/recharge-all': ok(
        { changed: 2, token: 'ORE', cost: '0', transactionId: null },
        'Batteries fully charged.',
      ),
    });
    await user.click(getButton('Recharge all (free today)'));
    expect(await screen.findByText('Batteries fully charged.')).toBeInTheDocument();
    expect(api.callsTo('POST /auth/mining/nodes/recharge-all')[0]?.body).toEqual({ maxCost: '0' });
  });

  test('asks before recharging all nodes for ORE', async () => {
    const rechargeAll = { nodes: 2, cost: '0.05', isFree: false };
    const { user, api } = await renderNodes([running, paused], {
      [NODES]: ok(createNodes([running, paused], { rechargeAll })),
      'POST /auth/mining/nodes/recharge-all': ok(
        { changed: 2, token: 'ORE', cost: '0', transactionId: null },
        'Batteries fully charged.',
      ),
    });
    await user.click(getButton('Recharge all'));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText('Max. cost').nextElementSibling).toHaveTextContent('0.0505 ORE');
    await user.click(dialog.getByRole('button', { name: 'Recharge' }));
    await waitFor(() =>
      expect(api.callsTo('POST /auth/mining/nodes/recharge-all')[0]?.body).toEqual({ maxCost: '0.0505' }),
    );
  });

  test('uses a new key for the free recharge on the next day, also after a response was lost', async () => {
    jest.useFakeTimers({
      now: new Date('2026-03-04T23:59:00Z'),
      doNotFake: ['setTimeout', 'nextTick', 'setImmediate', 'queueMicrotask', 'performance'],
    });
    const RECHARGE = 'POST /auth/mining/nodes/recharge-all';
    const { user, api } = await renderNodes([running], { [RECHARGE]: fail(503, 'Down for a moment.') });
    const recharge = async () => {
      const count = api.callsTo(RECHARGE).length;
      await user.click(getButton('Recharge all (free today)'));
      await waitFor(() => expect(api.callsTo(RECHARGE)).toHaveLength(count + 1));
      await api.settle();
    };
    await recharge();
    await recharge();
    jest.setSystemTime(new Date('2026-03-05T00:01:00Z'));
    await recharge();
    const [first, retry, nextDay] = getIdempotencyKeys(api.callsTo(RECHARGE));
    expect(retry).toBe(first);
    expect(nextDay).not.toBe(first);
    jest.useRealTimers();
  });

  test('renames a node, and rejects an empty name at the field', async () => {
    const { user, api } = await renderNodes([running], {
      'PATCH /auth/mining/nodes/1': ok(running, 'Node renamed.'),
    });
    await user.click(getButton(`Rename ${isolateBidi('Alpha')}`));
    const field = within(screen.getByRole('dialog')).getByRole('textbox', { name: 'Name' });
    await user.clear(field);
    await user.keyboard('{Enter}');
    expect(field).toHaveAccessibleDescription('Enter a name.');
    await user.type(field, ' First light ');
    await user.click(getButton('Rename'));
    expect(await screen.findByText('Node renamed.')).toBeInTheDocument();
    expect(api.callsTo('PATCH /auth/mining/nodes/1')[0]?.body).toEqual({ name: 'First light' });
  });

  test('keeps the name of a type, which is translated, when it is saved unchanged', async () => {
    const starter: MiningNode = { ...running, type: 'starter', name: 'Starter' };
    const { user, api } = await renderNodes(
      [starter],
      { 'PATCH /auth/mining/nodes/1': ok(starter, 'Node renamed.') },
      { language: { locale: 'ar-SA', texts: arabic } },
    );
    await user.click(await screen.findByRole('button', { name: `إعادة تسمية «${isolateBidi('البداية')}»` }));
    await user.click(getButton('إعادة تسمية'));
    await waitFor(() =>
      expect(api.callsTo('PATCH /auth/mining/nodes/1')[0]?.body).toEqual({ name: 'Starter' }),
    );
  });

  test('selects and pauses several nodes with the keyboard', async () => {
    const { user, api } = await renderNodes([running, paused, full, expired], {
      'POST /auth/mining/nodes/stop-all': ok({ changed: 2, token: 'ORE', cost: '0', transactionId: null }),
    });
    screen.getByRole('checkbox', { name: 'Select all' }).focus();
    await user.keyboard(' ');
    expect(screen.getByText('3 selected')).toBeInTheDocument();
    screen.getByRole('checkbox', { name: `Select ${isolateBidi('Beta')}` }).focus();
    await user.keyboard(' ');
    expect(screen.getByText('2 selected')).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'Select all' })).toBePartiallyChecked();
    screen.getByRole('checkbox', { name: 'Select all' }).focus();
    await user.tab();
    expect(getButton('Start')).toHaveFocus();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('2 nodes paused')).toBeInTheDocument();
    expect(api.callsTo('POST /auth/mining/nodes/stop-all')[0]?.body).toEqual({ ids: ['1', '3'] });
    await user.keyboard('{Escape}');
    expect(screen.queryByText('2 selected')).not.toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'Select all' })).toHaveFocus();
    await user.keyboard(' ');
    await user.click(getButton('Clear selection'));
    expect(screen.getByRole('checkbox', { name: 'Select all' })).toHaveFocus();
  });

  test('recharges several nodes together, leaving out full ones', async () => {
    const { user, api } = await renderNodes([running, paused, full], {
      'POST /auth/mining/nodes/recharge-all': ok(
        { changed: 2, token: 'ORE', cost: '0', transactionId: null },
        'Batteries fully charged.',
      ),
    });
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    await user.click(getButton('Recharge'));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByRole('heading', { name: 'Recharge 2 nodes?' })).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Recharge' }));
    await waitFor(() =>
      expect(api.callsTo('POST /auth/mining/nodes/recharge-all')[0]?.body).toEqual({
        ids: ['1', '2'],
        maxCost: '0.0505',
      }),
    );
  });

  test('links to the shop when the player has no nodes', async () => {
    const { user, location } = await renderNodes([]);
    await user.click(getButton('Go to shop'));
    expect(location()).toBe('/mining-node?view=shop');
    expect(await screen.findByRole('heading', { name: 'Forge' })).toBeInTheDocument();
  });

  test('offers Retry when the nodes could not be loaded', async () => {
    const { user, api } = await renderNodes([], createFailingGameHandlers());
    expect(screen.getByText('Couldn’t load your nodes')).toBeInTheDocument();
    api.handle({ [NODES]: ok(createNodes([running])) });
    await user.click(getButton('Retry'));
    expect(await screen.findByText('Alpha')).toBeInTheDocument();
  });
});
