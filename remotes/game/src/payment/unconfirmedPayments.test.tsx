// eslint-disable-next-line testing-library/no-manual-cleanup -- unmounts the page for a reload
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import {
  deferResponse,
  fail,
  getIdempotencyKeys,
  offline,
  ok,
  sampleProfile,
  type FakeHandlers,
} from '@hashgrid/testing';
import { isolateBidi } from '@hashgrid/ui';
import { createNode, createNodes, isolateAmount, nodeTypes } from '../../test/gameSamples';
import { renderNodes } from '../../test/renderNodes';

const BUY = 'POST /auth/mining/nodes';
const NODES = 'GET /shared/mining/nodes';
const TYPES = 'GET /shared/mining/node-types';
const WALLETS = 'GET /shared/client/wallets';
const UNCONFIRMED = 'We didn’t get a confirmation. Check again: you’ll never be charged twice.';
const NEEDS_CODE = 'Enter your two-factor code first.';
const node = createNode('1', { name: 'Alpha' });
const bought = ok({ node, token: 'USDT', cost: '22', transactionId: 'entry-1' });
const dearer = ok({
  ...nodeTypes,
  types: nodeTypes.types.map((type) => (type.code === 'forge' ? { ...type, price: '24' } : type)),
});

type Page = Awaited<ReturnType<typeof renderNodes>>;

const getDialog = () => within(screen.getByRole('dialog'));
const clickInDialog = ({ user }: Page, name: string | RegExp) =>
  user.click(getDialog().getByRole('button', { name }));

async function closeDialog(page: Page) {
  await clickInDialog(page, 'Cancel');
  await page.api.settle();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
}

async function openPurchase(handlers: FakeHandlers = {}) {
  const page = await renderNodes([node], { [BUY]: offline, ...handlers }, { path: '/mining-node?view=shop' });
  await page.user.click(screen.getByRole('button', { name: 'Buy Forge' }));
  return page;
}

/** Buys a node and gets no response. */
async function buyWithoutResponse() {
  const page = await openPurchase();
  await clickInDialog(page, /^Buy for/);
  await getDialog().findByText(UNCONFIRMED);
  return page;
}

afterEach(() => sessionStorage.clear());

test.each([
  ['is unconfirmed', offline, UNCONFIRMED],
  ['needs a two-factor code', () => fail(422, '', { errors: { code: [NEEDS_CODE] } }), NEEDS_CODE],
])('says in a toast that a purchase whose dialog was closed %s', async (_, respond, message) => {
  const { handler, release } = deferResponse(ok({}));
  const page = await openPurchase({ [BUY]: () => handler().then(respond) });
  await clickInDialog(page, /^Buy for/);
  await clickInDialog(page, 'Cancel');
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).not.toBeInTheDocument());
  release();
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
});

test('says that a purchase without a response is unconfirmed, and offers to check although the balance is too low now', async () => {
  const page = await openPurchase();
  const wallets = [{ token: { code: 'USDT', isDefault: true }, balance: '3.5' }];
  page.api.handle({ [WALLETS]: ok({ wallets }) });
  await clickInDialog(page, /^Buy for/);
  const dialog = within(screen.getByRole('dialog'));
  expect(await dialog.findByText(UNCONFIRMED)).toBeInTheDocument();
  await page.api.settle();
  expect(dialog.getByText('Price').nextElementSibling).toHaveTextContent(/^22 USDT$/);
  expect(dialog.queryByText('Your balance')).not.toBeInTheDocument();
  page.api.handle({ [BUY]: bought });
  await clickInDialog(page, 'Check again');
  expect(await screen.findByText('Your node is up and running!')).toBeInTheDocument();
});

test('checks an unconfirmed purchase with the same key and price when the dialog is opened again', async () => {
  const page = await buyWithoutResponse();
  await closeDialog(page);
  page.api.handle({ [BUY]: bought, [TYPES]: dearer });
  await page.user.click(screen.getByRole('button', { name: 'Buy Forge' }));
  expect(getDialog().getByText(UNCONFIRMED)).toBeInTheDocument();
  await clickInDialog(page, 'Check again');
  expect(await screen.findByText('Your node is up and running!')).toBeInTheDocument();
  const calls = page.api.callsTo(BUY);
  expect(calls.map(({ body }) => body)).toEqual(Array(2).fill({ type: 'forge', maxCost: '22' }));
  expect(new Set(getIdempotencyKeys(calls)).size).toBe(1);
});

test('buys another node with a new key once the purchase before is confirmed', async () => {
  const page = await buyWithoutResponse();
  page.api.handle({ [BUY]: bought });
  await clickInDialog(page, 'Check again');
  await screen.findByText('Your node is up and running!');
  await page.user.click(screen.getByRole('button', { name: 'Buy Forge' }));
  await clickInDialog(page, /^Buy for/);
  await page.api.settle();
  const [first, second, third] = getIdempotencyKeys(page.api.callsTo(BUY));
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('checks an unconfirmed purchase with the same key after a reload', async () => {
  const [first] = getIdempotencyKeys((await buyWithoutResponse()).api.callsTo(BUY));
  cleanup();
  const page = await openPurchase({ [BUY]: bought, [TYPES]: dearer });
  expect(getDialog().getByText('Price').nextElementSibling).toHaveTextContent(/^22 USDT$/);
  await clickInDialog(page, 'Check again');
  expect(await screen.findByText('Your node is up and running!')).toBeInTheDocument();
  expect(getIdempotencyKeys(page.api.callsTo(BUY))).toEqual([first]);
});

test('shows the new price once the server has refused an unconfirmed purchase', async () => {
  const message = 'The price has gone up. Please check it and try again.';
  const page = await buyWithoutResponse();
  page.api.handle({ [BUY]: fail(422, message, { errors: { maxCost: [message] } }), [TYPES]: dearer });
  await clickInDialog(page, 'Check again');
  expect(await getDialog().findByText(message)).toBeInTheDocument();
  expect(getDialog().queryByText(UNCONFIRMED)).not.toBeInTheDocument();
  page.api.handle({ [BUY]: bought });
  const label = `Buy for ${isolateAmount('24\u00A0USDT')}`;
  await page.user.click(await getDialog().findByRole('button', { name: label }));
  expect(await screen.findByText('Your node is up and running!')).toBeInTheDocument();
  expect(page.api.callsTo(BUY).at(-1)?.body).toEqual({ type: 'forge', maxCost: '24' });
});

test('keeps no purchase that the server has refused', async () => {
  const page = await openPurchase({ [BUY]: fail(409, 'You’ve reached the node limit.') });
  await clickInDialog(page, /^Buy for/);
  await page.api.settle();
  await closeDialog(page);
  await page.user.click(screen.getByRole('button', { name: 'Buy Forge' }));
  expect(getDialog().getByRole('button', { name: /^Buy for/ })).toBeInTheDocument();
});

test('still checks a purchase after a rate limit, which says nothing about the first attempt', async () => {
  const page = await buyWithoutResponse();
  page.api.handle({ [BUY]: fail(429, 'Too many attempts.') });
  await clickInDialog(page, 'Check again');
  await page.api.settle();
  expect(getDialog().getByText(UNCONFIRMED)).toBeInTheDocument();
  expect(getDialog().getByRole('button', { name: 'Check again' })).toBeInTheDocument();
});

test.each<[string, (stored: string) => string, string]>([
  ['to another player', (stored) => stored, 'player-2'],
  ['if its stored price is malformed', (stored) => stored.replace('"22"', '"abc"'), sampleProfile.id],
])('shows no unconfirmed purchase %s', async (_when, change, id) => {
  await buyWithoutResponse();
  cleanup();
  for (const [key, stored] of Object.entries(sessionStorage)) sessionStorage.setItem(key, change(stored));
  await openPurchase({ 'GET /shared/client/profile': ok({ ...sampleProfile, id }) });
  expect(getDialog().getByRole('button', { name: /^Buy for/ })).toBeInTheDocument();
});

describe('an unconfirmed upgrade', () => {
  const UPGRADE = 'POST /auth/mining/nodes/1/upgrade';
  const upgrade = { hashrate: '32.5', cost: '2' };
  const upgraded = createNode('1', { name: 'Alpha', level: 2, hashrate: '28.75', upgrade });
  const openUpgrade = ({ user }: Page) =>
    user.click(screen.getByRole('button', { name: `Upgrade ${isolateBidi('Alpha')}` }));

  async function upgradeWithoutResponse() {
    const page = await renderNodes([node], { [UPGRADE]: offline });
    await openUpgrade(page);
    page.api.handle({ [NODES]: ok(createNodes([upgraded])) });
    await clickInDialog(page, 'Upgrade');
    await getDialog().findByText(UNCONFIRMED);
    return page;
  }

  test('is checked with the same key when the dialog is opened again, instead of paying for the next level', async () => {
    const page = await upgradeWithoutResponse();
    await closeDialog(page);
    page.api.handle({ [UPGRADE]: ok({ node: upgraded, token: 'ORE', cost: '1', transactionId: null }) });
    await openUpgrade(page);
    await clickInDialog(page, 'Check again');
    expect(await screen.findByText('Node upgraded to level 2.')).toBeInTheDocument();
    const calls = page.api.callsTo(UPGRADE);
    expect(calls.map(({ body }) => body)).toEqual([{ maxCost: '1' }, { maxCost: '1' }]);
    expect(new Set(getIdempotencyKeys(calls)).size).toBe(1);
  });

  test('is ignored if the stored node has no next level', async () => {
    await upgradeWithoutResponse();
    cleanup();
    for (const [key, stored] of Object.entries(sessionStorage))
      sessionStorage.setItem(key, stored.replace(/"upgrade":\{[^}]*\}/, '"upgrade":null'));
    await openUpgrade(await renderNodes([node]));
    expect(getDialog().getByRole('button', { name: 'Upgrade' })).toBeInTheDocument();
  });
});
