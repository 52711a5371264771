import { act, screen, waitFor, within } from '@testing-library/react';
import { fail, malformed, ok, renderPage, type FakeHandlers, sampleRules } from '@hashgrid/testing';
import {
  createBlock,
  createGameHandlers,
  createFailingGameHandlers,
  createSummary,
} from '../../test/gameSamples';
import MiningPage from './MiningPage';

// The clock does not tick in these tests.
jest.mock('../live/useNow', () => ({ useNow: () => Date.now() }));

/** Renders the page and waits until everything is loaded. */
async function renderMining(api: FakeHandlers = {}, path = '/mining') {
  const page = await renderPage(<MiningPage />, {
    path,
    session: 'loggedIn',
    api: { ...createGameHandlers(), ...api },
  });
  await waitFor(() => expect(screen.queryAllByText(/^Loading/)).toEqual([]));
  return page;
}

/** The value below a label; a column of the table may have the same label. */
const getStat = (label: string) => screen.getAllByText(label)[0]?.nextElementSibling;
const region = (name: string) => screen.getByRole('region', { name });
const rowTexts = () =>
  within(screen.getByRole('table', { name: 'Block history' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

describe('the mining page', () => {
  test('[R6] shows the network, the player’s share of it, and the next halving', async () => {
    await renderMining();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Mining');
    expect(getStat('Network hashrate')).toHaveTextContent(/^60\.04 PH\/s60\.046 PH\/s$/);
    expect(getStat('Your share')).toHaveTextContent(/^0\.0466%$/);
    expect(getStat('Block height')).toHaveTextContent(/^43$/);
    expect(getStat('Block reward')).toHaveTextContent(/^800 ORE$/);
    expect(getStat('Blocks until halving')).toHaveTextContent(/^259,157$/);
    await waitFor(() => expect(screen.getByText('Expected')).toHaveTextContent(/^Expected in 29 days$/));
  });

  test('names a player’s ORE of a block a reward, and only the percentage a share', async () => {
    await renderMining();
    const history = within(screen.getByRole('table', { name: 'Block history' }));
    expect(history.getByRole('columnheader', { name: 'Your reward' })).toBeInTheDocument();
    expect(screen.getAllByText('Your share')).toHaveLength(1);
  });

  test('shows numbers that are too small for their digits as less than the smallest, not as zero', async () => {
    const { projection } = createSummary().player;
    await renderMining({
      'GET /shared/mining/summary': ok(
        createSummary({
          player: { hashrate: '3', share: 0.0000002, projection },
          luck: [{ blocks: 10, found: 0, expected: '0.0005', value: 0 }],
        }),
      ),
    });
    expect(getStat('Your share')).toHaveTextContent(/^<0\.0001%$/);
    expect(screen.getByText('0 found, <0.01 expected')).toBeVisible();
  });

  test('[LG9] shows times in Latin digits and isolates amounts from the direction of Arabic text', async () => {
    localStorage.setItem('language', 'ar-SA');
    await renderMining({ 'GET /locales/ar-SA.json': { status: 200, body: {} } });
    expect(document.body).not.toHaveTextContent(/[٠-٩]/);
    expect(screen.getAllByText(/^\+[\d.]+ ORE$/)[0]).toHaveProperty('tagName', 'BDI');
  });

  test('shows the estimated earnings with their formula, and says that they are no promise', async () => {
    await renderMining();
    const panel = within(region('Estimated earnings'));
    expect(panel.getByText('Per day').nextElementSibling).toHaveTextContent(
      /^2,965 ORE2,965\.2 ORE≈ 1,435 USDT≈ 1,435\.7 USDT$/,
    );
    expect(panel.getByText('Per 30 days').nextElementSibling).toHaveTextContent(/\D88,958\.2 ORE≈/);
    expect(region('Estimated earnings')).toHaveTextContent(
      '92% × 800 ORE × 28 TH/s ÷ 60.04 PH/s60.046 PH/s × 8,640 = 2,965.2 ORE',
    );
    expect(panel.getByText(/^An estimate, not a promise/)).toBeInTheDocument();
  });

  test('shows luck over the last blocks, without repeating a span', async () => {
    await renderMining();
    const panel = within(region('Luck'));
    expect(panel.getByText('Last 10 blocks').nextElementSibling).toHaveTextContent(
      /^200%1 found, 0\.5 expected$/,
    );
    expect(panel.getByText('Last 43 blocks').nextElementSibling).toHaveTextContent(
      /^91%2 found, 2\.2 expected$/,
    );
  });

  test('shows a dash for luck without an expectation', async () => {
    const luck = [{ blocks: 10, found: 0, expected: '0', value: null }];
    await renderMining({ 'GET /shared/mining/summary': ok(createSummary({ luck })) });
    expect(within(region('Luck')).getByText('Last 10 blocks').nextElementSibling).toHaveTextContent(
      /^–0 found, 0 expected$/,
    );
  });

  test('lists blocks with finder and reward, and shows a dash for a reward that is no longer stored', async () => {
    await renderMining({
      'GET /shared/mining/blocks': ok({
        items: [
          createBlock(42, { isFoundByPlayer: true, finder: 's***i' }),
          createBlock(41, { finder: 'a***a', playerReward: { mined: '0', bonus: '0' } }),
          createBlock(40, { playerReward: null }),
        ],
        nextCursor: null,
      }),
    });
    expect(rowTexts()).toEqual([
      expect.stringMatching(/^#42 aaaaaa…aa42.*You7.*0\.34 ORE$/),
      expect.stringMatching(/^#41 .*a\*\*\*a7.*0 ORE$/),
      expect.stringMatching(/^#40 .*House7.*–$/),
    ]);
    const strip = within(screen.getByRole('list', { name: 'Latest blocks' }));
    expect(strip.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '#42+0.34 ORE',
      '#417 miners',
      '#407 miners',
    ]);
  });

  test('shows the date of a block when the keyboard or a finger reaches its time', async () => {
    const block = createBlock(42, { endsAt: '2026-01-02T12:04:05.000Z' });
    await renderMining({ 'GET /shared/mining/blocks': ok({ items: [block], nextCursor: null }) });
    const time = within(screen.getByRole('table', { name: 'Block history' })).getByText(/:05/);
    const tabStop = time.closest<HTMLElement>('[tabindex="0"]');
    act(() => tabStop?.focus());
    expect(tabStop).toHaveAccessibleDescription(/^Jan 2, 2026/);
  });

  test('gives older blocks a URL, and links back to the latest', async () => {
    const { user, api, location } = await renderMining({
      'GET /shared/mining/blocks': ({ query }) =>
        query.cursor
          ? ok({ items: [createBlock(22), createBlock(21)], nextCursor: null })
          : ok({ items: [createBlock(42)], nextCursor: '23' }),
    });
    await user.click(screen.getByRole('button', { name: 'Older blocks' }));
    await waitFor(() => expect(rowTexts()).toHaveLength(2));
    expect(location()).toBe('/mining?before=23');
    // On a slow machine, the latest blocks have been polled since.
    const queries = api.callsTo('GET /shared/mining/blocks').map(({ query }) => query);
    expect(queries).toContainEqual({ limit: '10', cursor: '23' });
    expect(screen.getByRole('button', { name: 'Older blocks' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('button', { name: 'Older blocks' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Latest blocks' }));
    await waitFor(() => expect(rowTexts()).toHaveLength(1));
    expect(location()).toBe('/mining');
  });

  test('shows the rules with the numbers of the server', async () => {
    const pool = { ...sampleRules.pool, unconfirmedPerDay: { amount: '2500.000000', poolBps: 20 } };
    await renderMining({ 'GET /shared/game/rules': ok({ ...sampleRules, pool }) });
    const panel = within(region('How it works'));
    expect(
      panel.getByText(
        /swaps and node purchases require a code once their total within 24 hours exceeds 2,500 USDT or 0\.2% of the pool/,
      ),
    ).toBeInTheDocument();
    expect(panel.getByText('A new block is mined every 10 seconds.')).toBeInTheDocument();
    expect(panel.getByText(/^92% of each reward is split/)).toBeInTheDocument();
    expect(panel.getByText(/5% for direct invites, 2% and 1% for the next two levels/)).toBeInTheDocument();
    expect(
      panel.getByText('While a node isn’t running, its battery recharges automatically in 96 hours.'),
    ).toBeInTheDocument();
    expect(panel.getByText('Payments to other players cost a 0.1% fee.')).toBeInTheDocument();
  });

  test('shows an empty state before the first block', async () => {
    await renderMining({ 'GET /shared/mining/blocks': ok({ items: [], nextCursor: null }) });
    expect(within(region('Block history')).getByText('Mining the first block…')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Older blocks' })).not.toBeInTheDocument();
  });

  test.each(['2x', '0', '007'])('shows the latest blocks for a damaged URL with “%s”', async (cursor) => {
    const { api } = await renderMining({}, `/mining?before=${cursor}`);
    expect(screen.getByRole('table', { name: 'Block history' })).toBeInTheDocument();
    expect(api.callsTo('GET /shared/mining/blocks').every(({ query }) => !query.cursor)).toBe(true);
  });

  test('reports each failed query once, with Retry', async () => {
    const { user, api } = await renderMining(createFailingGameHandlers());
    const alerts = await screen.findAllByRole('alert');
    const texts = alerts.map(({ textContent }) => textContent?.replace('Retry', ''));
    expect(texts).toHaveLength(new Set(texts).size);
    expect(within(region('Luck')).getByText('Couldn’t load luck data')).toBeInTheDocument();
    api.handle(createGameHandlers());
    const network = alerts.find(({ textContent }) => textContent?.startsWith('Couldn’t load network stats'));
    await user.click(within(network as HTMLElement).getByRole('button', { name: 'Retry' }));
    expect(await within(region('Luck')).findByText('Last 10 blocks')).toBeInTheDocument();
    expect(getStat('Block height')).toHaveTextContent(/^43$/);
  });

  test('keeps the last known data when a refresh fails, and says so', async () => {
    jest.useFakeTimers();
    const page = await renderPage(<MiningPage />, {
      path: '/mining',
      session: 'loggedIn',
      api: createGameHandlers(),
    });
    await screen.findByText('Last 10 blocks');
    page.api.handle({ 'GET /shared/mining/summary': fail(503, 'Down.') });
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect((await screen.findAllByText(/Showing the last known data/)).length).toBeGreaterThan(0);
    expect(getStat('Block height')).toHaveTextContent(/^43$/);
    jest.useRealTimers();
  });

  test('shows an error with its ID for a malformed response, and no zeros in place of missing values', async () => {
    await renderMining({
      'GET /shared/mining/summary': malformed({
        data: { height: 7, network: null, playerReward: null, luck: null },
      }),
      'GET /shared/mining/blocks': malformed({ data: { items: [{ number: 6 }, null] } }),
      'GET /shared/game/rules': malformed({ data: {} }),
    });
    const alerts = (await screen.findAllByRole('alert')).map(({ textContent }) => textContent);
    for (const failure of ['network stats', 'blocks', 'the rules'])
      expect(alerts).toContainEqual(
        expect.stringMatching(new RegExp(`^Couldn’t load ${failure}.*Error ID: `)),
      );
    expect(screen.queryByText('Network hashrate')).not.toBeInTheDocument();
    expect(screen.queryByText('Block height')).not.toBeInTheDocument();
    expect(screen.queryByRole('table', { name: 'Block history' })).not.toBeInTheDocument();
  });
});
