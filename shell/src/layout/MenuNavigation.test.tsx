import { act, screen, within } from '@testing-library/react';
import type { BootstrapRemote, MenuEntryConfig } from '@hashgrid/contracts';
import { renderShell, setWidth } from '../../test/renderShell';

beforeAll(() => {
  // jsdom does not implement showModal.
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false;
  };
});

describe('with sections of other remotes', () => {
  const createEntry = (
    path: string,
    order: number,
    overrides: Partial<MenuEntryConfig> = {},
  ): MenuEntryConfig => ({
    path,
    title: path.slice(1),
    icon: 'unknown',
    order,
    parent: '/dashboard',
    ...overrides,
  });
  const createRemote = (name: string, ...menu: MenuEntryConfig[]): BootstrapRemote => ({
    name,
    version: '1.0.0',
    base: `/remotes/${name}/1.0.0-ab/`,
    routes: menu.map(({ path, title }) => ({ path, page: title, title })),
    menu,
  });
  const remotes = [
    createRemote(
      'bank',
      createEntry('/vault', 3, { tab: true }),
      createEntry('/safe', 1, { parent: '/vault' }),
    ),
    createRemote(
      'farm',
      createEntry('/dashboard', 9, { parent: undefined, tab: true }),
      createEntry('/barn', 2),
    ),
    createRemote('lost', createEntry('/orphan', 1, { parent: '/gone', tab: true })),
  ];
  const getLinkNames = (list: HTMLElement) =>
    within(list)
      .queryAllByRole('link')
      .map((link) => link.textContent);
  const getMainMenu = () => screen.getByRole('navigation', { name: 'Main menu' });

  test('[L5] lists the sections below their entry and marks the current page', async () => {
    const { user } = await renderShell({ path: '/dashboard', bootstrap: { remotes } });
    expect(getLinkNames(getMainMenu())).toEqual(['orphan', 'dashboard', 'barn', 'vault']);
    await user.click(within(getMainMenu()).getByRole('link', { name: 'vault' }));
    expect(within(getMainMenu()).getByRole('link', { current: 'page' })).toHaveTextContent('vault');
    expect(getLinkNames(getMainMenu())).toEqual(['orphan', 'dashboard', 'barn', 'vault', 'safe']);
  });

  test('[L5] marks the section that contains the current page', async () => {
    await renderShell({ path: '/safe', bootstrap: { remotes } });
    expect(getLinkNames(getMainMenu())).toEqual(['orphan', 'dashboard', 'barn', 'vault', 'safe']);
    expect(within(getMainMenu()).getByRole('link', { current: true })).toHaveTextContent('vault');
    expect(within(getMainMenu()).getByRole('link', { current: 'page' })).toHaveTextContent('safe');
  });

  test('[L5] [L3] marks the current page at its path with a slash at the end too', async () => {
    await renderShell({ path: '/vault/', width: 390, bootstrap: { remotes } });
    const bar = screen.getByRole('navigation', { name: 'Quick navigation' });
    expect(within(bar).getByRole('link', { current: 'page' })).toHaveTextContent('vault');
    act(() => setWidth(1440));
    expect(within(getMainMenu()).getByRole('link', { current: 'page' })).toHaveTextContent('vault');
    expect(getLinkNames(getMainMenu())).toContain('safe');
  });

  test('[L5] closes and opens the list of an entry’s sections by a button', async () => {
    const { user } = await renderShell({ path: '/dashboard', bootstrap: { remotes } });
    const toggle = within(getMainMenu()).getByRole('button', { name: 'Sections of dashboard' });
    const list = document.getElementById(toggle.getAttribute('aria-controls')!);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await user.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    expect(list).toHaveAttribute('data-closed');
    await user.click(toggle);
    expect(list).not.toHaveAttribute('data-closed');
  });

  test('[L5] keeps a closed list closed when the app is opened again, and then one that was opened open', async () => {
    const toggle = () => within(getMainMenu()).getByRole('button', { name: 'Sections of dashboard' });
    for (const isOpen of [true, false, true]) {
      const { user, unmount } = await renderShell({ path: '/dashboard', bootstrap: { remotes } });
      expect(toggle()).toHaveAttribute('aria-expanded', String(isOpen));
      await user.click(toggle());
      unmount();
    }
  });

  test('[L5] shows every level of a list that is opened again, so that each screen is two clicks away', async () => {
    const { user, location } = await renderShell({ path: '/barn', bootstrap: { remotes } });
    const toggle = within(getMainMenu()).getByRole('button', { name: 'Sections of dashboard' });
    await user.click(toggle);
    await user.click(toggle);
    expect(getLinkNames(getMainMenu())).toEqual(['orphan', 'dashboard', 'barn', 'vault', 'safe']);
    await user.click(within(getMainMenu()).getByRole('link', { name: 'safe' }));
    expect(location()).toBe('/safe');
  });

  test('[L3] shows the tabs of the remotes in the tab bar, which opens the complete menu', async () => {
    const { user, location } = await renderShell({ path: '/dashboard', width: 390, bootstrap: { remotes } });
    const bar = screen.getByRole('navigation', { name: 'Quick navigation' });
    expect(getLinkNames(bar)).toEqual(['orphan', 'vault', 'dashboard']);
    expect(within(bar).getByRole('link', { current: 'page' })).toHaveTextContent('dashboard');
    expect(document.documentElement.style.getPropertyValue('--tab-bar')).not.toBe('');
    await user.click(within(bar).getByRole('button', { name: 'More' }));
    expect(getLinkNames(getMainMenu())).toEqual(['orphan', 'dashboard', 'barn', 'vault', 'safe']);
    await user.click(within(getMainMenu()).getByRole('link', { name: 'safe' }));
    expect(location()).toBe('/safe');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
