import type { ReactElement } from 'react';
import { screen, waitFor } from '@testing-library/react';
import { NODE_STATUSES, TRANSACTION_KINDS } from '@hashgrid/contracts';
import { findUntranslatedWords, ok, renderPage, type FakeHandlers } from '@hashgrid/testing';
import { isolateBidi } from '@hashgrid/ui';
import arabic from '../locales/ar-SA.json';
import japanese from '../locales/ja-JP.json';
import {
  createBlock,
  createGameHandlers,
  createFailingGameHandlers,
  createMember,
  createNetwork,
  createNode,
  createNodes,
  createOverview,
} from '../test/gameSamples';
import DashboardPage from './dashboard/DashboardPage';
import HomePage from './home/HomePage';
import MiningNodePage from './mining-node/MiningNodePage';
import MiningPage from './mining/MiningPage';
import NetworkPage from './network/NetworkPage';

// The clock does not tick in these tests.
jest.mock('./live/useNow', () => ({ useNow: () => Date.now() }));

/** Names that are the same in every language. */
const NAMES =
  /USDT|ORE|BTC|[TP]H\/s|UTC|QR|Tether|Bitcoin|satoshi|ada|Node \d|\w\*\*\*\w|a{6}…\w+|Channel|Social|Partner|https?:\S+/g;
const createTransaction = (kind: string, amount: string) => ({
  id: kind,
  lineId: kind,
  purpose: null,
  kind,
  token: 'USDT',
  amount,
  counterparty: 'ada',
  createdAt: '2026-01-02T03:04:05.000Z',
});
const transactions = [
  createTransaction('transfer', '-1'),
  ...TRANSACTION_KINDS.filter((kind) => kind !== 'transfer').map((kind) => createTransaction(kind, '25')),
];

const findEnglishWords = () => findUntranslatedWords(NAMES);

const renderTranslated = async (
  locale: string,
  texts: Record<string, string>,
  page: ReactElement,
  isEmpty = false,
) => {
  await renderPage(page, {
    session: 'loggedIn',
    language: { locale, texts },
    api: {
      ...createGameHandlers(),
      'GET /auth/transaction': ok({
        items: isEmpty ? [] : transactions,
        nextCursor: null,
        previousCursor: null,
      }),
    },
  });
  await screen.findAllByText(/USDT/);
};

const lowNode = createNode('1', { battery: { charge: 0.1, emptyAt: null, fullAt: null } });
/** A game with nodes in every status, and all kinds of blocks and members. */
const populatedGame: FakeHandlers = {
  'GET /shared/game/overview': ok(createOverview({ needCharge: [lowNode] })),
  'GET /shared/mining/nodes': ok(
    createNodes(
      NODE_STATUSES.map((status, index) => createNode(`${index + 1}`, { status, type: 'starter' })),
    ),
  ),
  'GET /shared/mining/blocks': ok({
    items: [
      createBlock(42, { isFoundByPlayer: true }),
      createBlock(41, { playerReward: null }),
      createBlock(40, { finder: 'a***a' }),
    ],
    nextCursor: '40',
  }),
  'GET /shared/network/members': ok({
    items: [createMember('a', { children: 1 }), createMember('b', { isActive: false })],
    nextCursor: 'b',
  }),
};
/** A game without data. */
const emptyGame: FakeHandlers = {
  'GET /shared/game/overview': ok(createOverview({ lastBlock: null, canCollect: false })),
  'GET /shared/mining/stats': ok({ range: '24h', stepSeconds: 3600, points: [] }),
  'GET /shared/mining/blocks': ok({ items: [], nextCursor: null }),
  'GET /shared/mining/nodes': ok(createNodes([])),
  'GET /shared/network/summary': ok(createNetwork({ members: 0 })),
};
const GAME_PAGES: [string, ReactElement, string][] = [
  ['home', <HomePage key="home" />, '/'],
  ['dashboard', <DashboardPage key="dashboard" />, '/dashboard'],
  ['mining', <MiningPage key="mining" />, '/mining'],
  ['nodes', <MiningNodePage key="nodes" />, '/mining-node'],
  ['shop', <MiningNodePage key="shop" />, '/mining-node?view=shop'],
  ['network', <NetworkPage key="network" />, '/network'],
  ['list of the network', <NetworkPage key="list" />, '/network?view=list'],
];

describe.each([
  ['ar-SA', arabic],
  ['ja-JP', japanese],
])('in %s', (locale, texts: Record<string, string>) => {
  test('[LG9] translates every text of the dashboard', async () => {
    await renderTranslated(locale, texts, <DashboardPage />);
    await screen.findByText(texts['Welcome bonus'] ?? 'Welcome bonus');
    expect(findEnglishWords()).toBeNull();
  });

  test('[LG9] translates every text of a dashboard without activity', async () => {
    await renderTranslated(locale, texts, <DashboardPage />, true);
    await screen.findByText(texts['No activity yet'] ?? 'No activity yet');
    expect(findEnglishWords()).toBeNull();
  });

  test('[LG9] translates every text of the home page', async () => {
    await renderTranslated(locale, texts, <HomePage />);
    expect(findEnglishWords()).toBeNull();
  });

  const open = async (page: ReactElement, path: string, handlers: FakeHandlers) => {
    const api = { ...createGameHandlers(), ...handlers };
    const rendered = await renderPage(page, { path, session: 'loggedIn', language: { locale, texts }, api });
    await waitFor(() => expect(screen.queryAllByText(/^(Loading|جارٍ تحميل)|読み込んで/)).toEqual([]));
    return rendered;
  };

  test.each(GAME_PAGES)('[LG9] translates every text of the page "%s"', async (_, page, path) => {
    await open(page, path, populatedGame);
    expect(findEnglishWords()).toBeNull();
  });

  test.each(GAME_PAGES)(
    '[LG9] translates every text of the page "%s" of a game without data',
    async (_, page, path) => {
      await open(page, path, emptyGame);
      expect(findEnglishWords()).toBeNull();
    },
  );

  test.each(GAME_PAGES)(
    '[LG9] translates every text of the page "%s" that could not be loaded',
    async (_, page, path) => {
      await open(page, path, createFailingGameHandlers());
      expect(findEnglishWords()).toBeNull();
    },
  );

  test('[LG9] translates every dialog of the nodes and the shop', async () => {
    const { user } = await open(<MiningNodePage />, '/mining-node', populatedGame);
    await user.click(screen.getByRole('checkbox', { name: texts['Select all'] }));
    expect(findEnglishWords()).toBeNull();
    for (const action of ['Recharge', 'Upgrade', 'Rename']) {
      const name = texts[`${action} %name%`]?.replace('%name%', isolateBidi('Node 1')) ?? '';
      await user.click(screen.getByRole('button', { name }));
      expect(findEnglishWords()).toBeNull();
      await user.keyboard('{Escape}');
    }
    await user.click(screen.getByRole('tab', { name: texts.Shop }));
    const offer = texts['Buy %name%']?.replace('%name%', texts.Star ?? '') ?? '';
    await user.click(await screen.findByRole('button', { name: offer }));
    expect(findEnglishWords()).toBeNull();
  });
});
