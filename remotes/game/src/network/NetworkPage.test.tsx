import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  deferResponse,
  fail,
  malformed,
  ok,
  renderPage,
  type FakeHandlers,
  type RenderPageOptions,
} from '@hashgrid/testing';
import { isolateBidi } from '@hashgrid/ui';
import {
  createGameHandlers,
  createFailingGameHandlers,
  createMember,
  createNetwork,
} from '../../test/gameSamples';
import NetworkPage from './NetworkPage';

const MEMBERS = 'GET /shared/network/members';

const createPage = (items: unknown[], nextCursor: string | null = null) => ok({ items, nextCursor });

/** The player invited Ann, Dan and, on the second page, Eve. Ann invited Bob, who invited Cid. */
const memberHandlers: FakeHandlers = {
  [MEMBERS]: ({ query }) => {
    if (query.level === 'all')
      return query.cursor
        ? createPage([createMember('eve')])
        : createPage([createMember('ann'), createMember('bob', { level: 2 })], 'more');
    if (query.level) return createPage([]);
    if (query.parentId === 'ann') return createPage([createMember('bob', { level: 2, children: 1 })]);
    if (query.parentId === 'bob') return createPage([createMember('cid', { level: 3, isActive: false })]);
    return query.cursor
      ? createPage([createMember('eve')])
      : createPage([createMember('ann', { children: 1 }), createMember('dan')], 'more');
  },
};

async function renderNetwork(api: FakeHandlers = memberHandlers, options: RenderPageOptions = {}) {
  const rendered = await renderPage(<NetworkPage />, {
    path: '/network',
    session: 'loggedIn',
    api: { ...createGameHandlers(), ...api },
    ...options,
  });
  await waitFor(() => expect(screen.queryAllByText(/^Loading/)).toEqual([]));
  return rendered;
}

const readRows = () =>
  [...document.querySelectorAll<HTMLElement>('tbody [role="row"][aria-level]')].map(
    (row) => `${row.getAttribute('aria-level')} ${row.dataset.key}`,
  );
const getFocusedKey = () => (document.activeElement as HTMLElement).dataset.key;
const getRow = (key: string) => document.querySelector<HTMLElement>(`[data-key="${key}"]`) as HTMLElement;

const focusRow = (key: string) => act(() => getRow(key).focus());

afterEach(() => void Reflect.deleteProperty(navigator, 'share'));

describe('the network', () => {
  test('[R7] shows the invite link as text and QR code, copies and shares it, and names the inviter', async () => {
    const share = jest.fn().mockResolvedValue(undefined);
    Object.assign(navigator, { share });
    const { user } = await renderNetwork();
    const link = `${window.location.origin}/ref/GRID%2021`;
    expect(screen.getByText(link)).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'QR code for your invite link' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Copy invite link' }));
    expect(await navigator.clipboard.readText()).toBe(link);
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(share).toHaveBeenCalledWith({ title: 'Hashgrid', url: link });
    expect(screen.getByText(`Invited by ${isolateBidi('h***y')}`)).toBeInTheDocument();
  });

  test('opens one share dialog on a double click, and reports a failed one, but not one that the player closes', async () => {
    let reject = (_name: string) => {};
    const share = jest.fn(
      () => new Promise((_, fail) => (reject = (name) => fail(new DOMException('', name)))),
    );
    Object.assign(navigator, { share });
    const { user } = await renderNetwork();
    const button = screen.getByRole('button', { name: 'Share' });
    await user.dblClick(button);
    expect(share).toHaveBeenCalledTimes(1);
    await act(async () => reject('AbortError'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.click(button);
    expect(share).toHaveBeenCalledTimes(2);
    await act(async () => reject('NotAllowedError'));
    expect(screen.getByRole('alert')).toHaveTextContent('Couldn’t share. Copy the link instead.');
  });

  test('has no Share button in a browser that cannot share', async () => {
    await renderNetwork();
    expect(screen.queryByRole('button', { name: 'Share' })).not.toBeInTheDocument();
  });

  test('shows the totals of each level', async () => {
    await renderNetwork();
    const table = within(screen.getByRole('table', { name: 'Bonus by level' }));
    expect(
      table
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.textContent),
    ).toEqual([
      'Level 1 Invited by you5%339 TH/s0.0086 ORE',
      'Level 2 Invited by your level 1 players2%213 TH/s0.0023 ORE',
      'Level 3 Invited by your level 2 players1%113 TH/s0.0006 ORE',
    ]);
  });

  test('repeats the invite link while no one has joined', async () => {
    await renderNetwork({ 'GET /shared/network/summary': ok(createNetwork({ members: 0 })) });
    const panel = within(screen.getByRole('region', { name: 'Your network' }));
    expect(panel.getByText('No one has joined yet')).toBeInTheDocument();
    expect(panel.getByRole('button', { name: 'Copy invite link' })).toBeInTheDocument();
    expect(screen.queryByRole('treegrid')).not.toBeInTheDocument();
  });

  test('offers Retry when the network could not be loaded', async () => {
    const { user, api } = await renderNetwork(createFailingGameHandlers());
    expect(screen.getByText('Couldn’t load your network')).toBeInTheDocument();
    api.handle({ ...createGameHandlers(), ...memberHandlers });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('treegrid', { name: 'Players in your network' })).toBeInTheDocument();
  });
});

describe('the tree of players', () => {
  test('loads a branch when it is expanded, and not before', async () => {
    const { user, api } = await renderNetwork();
    expect(readRows()).toEqual(['1 ann', '1 dan', '1 more-own']);
    expect(getRow('ann')).toHaveAttribute('aria-expanded', 'false');
    expect(getRow('dan')).not.toHaveAttribute('aria-expanded');
    expect(api.callsTo(MEMBERS)).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Show players invited by ann***x' }));
    await waitFor(() => expect(readRows()).toEqual(['1 ann', '2 bob', '1 dan', '1 more-own']));
    expect(api.callsTo(MEMBERS)[1]?.query).toEqual({ parentId: 'ann', limit: '25' });
    expect(getRow('bob')).toHaveAttribute('aria-posinset', '1');
    expect(getRow('bob')).toHaveAttribute('aria-setsize', '1');
    expect(getRow('ann')).toHaveAttribute('aria-setsize', '-1');
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(readRows()).toEqual(['1 ann', '2 bob', '1 dan', '1 eve']));
  });

  test('expands, collapses and moves with the arrow keys, Home and End', async () => {
    const { user } = await renderNetwork();
    expect(getRow('ann')).toHaveAttribute('tabindex', '0');
    focusRow('ann');
    // Alt with an arrow key is a shortcut of the browser.
    expect(fireEvent.keyDown(getRow('ann'), { key: 'ArrowRight', altKey: true })).toBe(true);
    expect(getRow('ann')).toHaveAttribute('aria-expanded', 'false');
    // The arrow key alone would also scroll.
    expect(fireEvent.keyDown(getRow('ann'), { key: 'ArrowRight' })).toBe(false);
    await waitFor(() => expect(readRows()).toContain('2 bob'));
    expect(getFocusedKey()).toBe('ann');
    await user.keyboard('{ArrowDown}{ArrowRight}');
    await waitFor(() => expect(readRows()).toContain('3 cid'));
    expect(getRow('cid')).toHaveTextContent('not mining');
    await user.keyboard('{ArrowDown}');
    expect(getFocusedKey()).toBe('cid');
    expect(getRow('ann')).toHaveAttribute('tabindex', '-1');
    await user.keyboard('{ArrowLeft}');
    expect(getFocusedKey()).toBe('bob');
    await user.keyboard('{ArrowLeft}');
    expect(readRows()).not.toContain('3 cid');
    await user.keyboard('{End}');
    expect(getFocusedKey()).toBe('more-own');
    expect(getRow('more-own')).toHaveAttribute('tabindex', '0');
    await user.keyboard('{Home}');
    expect(getFocusedKey()).toBe('ann');
    await user.keyboard('{Enter}');
    expect(readRows()).toEqual(['1 ann', '1 dan', '1 more-own']);
  });

  test('moves between cells within a row and a column', async () => {
    const { user } = await renderNetwork();
    focusRow('dan');
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(document.activeElement).toHaveTextContent('3 TH/s');
    await user.keyboard('{End}');
    expect(document.activeElement).toHaveTextContent('0.003 ORE');
    await user.keyboard('{ArrowUp}');
    expect(document.activeElement?.closest('tr')).toBe(getRow('ann'));
    expect(document.activeElement).toHaveTextContent('0.003 ORE');
    await user.keyboard('{Home}{Enter}');
    await waitFor(() => expect(readRows()).toContain('2 bob'));
    await user.keyboard('{ArrowLeft}');
    expect(document.activeElement).toBe(getRow('ann'));
    focusRow('dan');
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}');
    expect(getFocusedKey()).toBe('more-own');
  });

  test('skips a row that is still loading', async () => {
    const { user } = await renderNetwork({
      [MEMBERS]: ({ query }) =>
        query.parentId
          ? new Promise(() => {})
          : createPage([createMember('ann', { children: 1 }), createMember('dan')]),
    });
    focusRow('ann');
    await user.keyboard('{ArrowRight}');
    expect(screen.getByText('Loading players')).toBeInTheDocument();
    await user.keyboard('{ArrowDown}');
    expect(getFocusedKey()).toBe('dan');
  });

  test('expands with the left arrow in right-to-left pages', async () => {
    const { user } = await renderNetwork(memberHandlers, { language: { locale: 'ar-SA', texts: {} } });
    await waitFor(() => expect(document.documentElement).toHaveAttribute('dir', 'rtl'));
    focusRow('ann');
    await user.keyboard('{ArrowLeft}');
    await waitFor(() => expect(readRows()).toContain('2 bob'));
  });

  test('loads more players on Enter in the last row, and focuses the first of them', async () => {
    const { user } = await renderNetwork();
    focusRow('more-own');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(readRows()).toContain('1 eve'));
    expect(readRows()).not.toContain('1 more-own');
    await waitFor(() => expect(getFocusedKey()).toBe('eve'));
  });

  test('says when more players could not be loaded, and loads them on the next try', async () => {
    const { user, api } = await renderNetwork();
    api.handle({ [MEMBERS]: malformed({ data: { items: null } }) });
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    const alert = await screen.findByText('Couldn’t load players');
    expect(screen.queryByText(/^Couldn’t refresh/)).not.toBeInTheDocument();
    const countRequests = () => api.callsTo(MEMBERS).length;
    const requestsBefore = countRequests();
    act(() => screen.getByRole('button', { name: 'Copy error details' }).focus());
    // Enter presses the focused button, not the first one in its cell.
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('button', { name: 'Copied' })).toHaveFocus();
    expect(countRequests()).toBe(requestsBefore);
    api.handle(memberHandlers);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(readRows()).toContain('1 eve'));
    expect(alert).not.toBeInTheDocument();
  });

  test('focuses the first new row when a Retry with the keyboard loads the rows that Show more could not', async () => {
    const { user, api } = await renderNetwork();
    api.handle({ [MEMBERS]: fail(500, 'Broken.') });
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    const retry = await screen.findByRole('button', { name: 'Retry' });
    api.handle(memberHandlers);
    act(() => retry.focus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(readRows()).toContain('1 eve'));
    await waitFor(() => expect(getFocusedKey()).toBe('eve'));
  });

  describe('when a branch could not be loaded', () => {
    /** Expands a branch that can't be loaded and presses Retry, whose response waits for the returned function. */
    async function retryBranch(members: unknown[]) {
      const { user, api } = await renderNetwork({
        [MEMBERS]: ({ query }) =>
          query.parentId ? fail(500, 'Broken.') : createPage([createMember('ann', { children: 1 })]),
      });
      await user.click(screen.getByRole('button', { name: 'Show players invited by ann***x' }));
      expect(await screen.findByText('Couldn’t load players')).toBeInTheDocument();
      const { handler, release } = deferResponse(createPage(members));
      api.handle({ [MEMBERS]: handler });
      const retry = screen.getByRole('button', { name: 'Retry' });
      await user.click(retry);
      await waitFor(() => expect(retry).toHaveAttribute('aria-busy', 'true'));
      expect(retry).toHaveFocus();
      return release;
    }

    test('keeps the focus on Retry until the branch is loaded, and focuses its first row', async () => {
      const release = await retryBranch([createMember('bob', { level: 2 })]);
      release();
      await waitFor(() => expect(readRows()).toContain('2 bob'));
      await waitFor(() => expect(getFocusedKey()).toBe('bob'));
    });

    test('keeps a tab stop in the tree when the branch has become empty', async () => {
      const release = await retryBranch([]);
      release();
      await waitFor(() => expect(readRows()).toEqual(['1 ann']));
      await waitFor(() => expect(getRow('ann')).toHaveAttribute('tabindex', '0'));
    });
  });
});

describe('the list of players', () => {
  test('has a URL, filters by level, and loads more players on demand', async () => {
    const { user, location } = await renderNetwork();
    await user.click(screen.getByRole('radio', { name: 'List' }));
    expect(location()).toBe('/network?view=list');
    const list = await screen.findByRole('table', { name: 'Players in your network' });
    expect(within(list).getAllByRole('row')).toHaveLength(3);
    for (const date of within(list).getAllByText(/^\w{3} \d+, \d{4}$/))
      expect(date).toHaveAttribute('lang', 'en');
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument());
    await user.click(screen.getByRole('radio', { name: 'Level 3' }));
    expect(await screen.findByText('No players yet')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show all levels' }));
    expect(screen.getByRole('region', { name: 'Your network' })).toHaveFocus();
    expect(await screen.findByRole('table', { name: 'Players in your network' })).toBeVisible();
    expect(screen.getByRole('radio', { name: 'All' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Tree' }));
    expect(location()).toBe('/network');
  });
});
