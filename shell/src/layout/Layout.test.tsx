import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { BREAKPOINTS_PX, DEVICE_CLASS } from '@hashgrid/contracts';
import { navigateTo, ok, sampleProfile } from '@hashgrid/testing';
import { renderShell, setWidth } from '../../test/renderShell';
import { trackViewportHeight } from './trackViewportHeight';

jest.mock('../remotes/importLazily', () => jest.requireActual('../../test/importLazily'));

const getAccountButton = () => screen.getByRole('button', { name: 'Account menu' });
const getAvatar = () => getAccountButton().querySelector('img')!;

beforeAll(() => {
  // jsdom does not implement showModal. As in browsers, closing restores the focus only while the dialog is in the document.
  let opener: Element | null = null;
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
    opener = document.activeElement;
  };
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false;
    if (this.isConnected) (opener as HTMLElement | null)?.focus();
  };
});

test('[L1] a page of a logged-in player has menu, header with avatar dropdown, and a looping video', async () => {
  await renderShell();
  // Navigation moves the focus; opening the app doesn't.
  expect(document.body).toHaveFocus();
  expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeInTheDocument();
  expect(
    within(screen.getByRole('banner')).getByRole('button', { name: 'Account menu' }),
  ).toBeInTheDocument();
  const video = document.querySelector('video')!;
  expect(video.loop).toBe(true);
  expect(video.muted).toBe(true);
  expect(video).toHaveAttribute('preload', 'none');
  expect(video.closest('[aria-hidden="true"]')).not.toBeNull();
});

test('[L2] a guest page has no layout', async () => {
  await renderShell({ session: 'guest', path: '/login' });
  await screen.findByRole('heading', { name: 'LoginPage' });
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  expect(screen.queryByRole('banner')).not.toBeInTheDocument();
  expect(document.querySelector('video')).toBeNull();
});

test.each([
  [1199, 'mobile'],
  [1200, 'desktop'],
])('[L3] at %i px the layout is %s', async (width, layout) => {
  await renderShell({ width });
  expect(document.querySelector('[data-layout]')).toHaveAttribute('data-layout', layout);
  expect(screen.queryByRole('button', { name: 'Open menu' }) !== null).toBe(layout === 'mobile');
  expect(screen.queryByRole('navigation', { name: 'Main menu' }) !== null).toBe(layout === 'desktop');
  expect(screen.queryByRole('navigation', { name: 'Quick navigation' }) !== null).toBe(layout === 'mobile');
});

test('[L3] the mobile menu is a drawer that opens, closes and restores the focus', async () => {
  const { user } = await renderShell({ width: 400 });
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  const drawer = screen.getByRole('dialog', { name: 'Menu' });
  expect(screen.getByRole('button', { name: 'Open menu' })).toHaveAttribute('aria-expanded', 'true');
  expect(within(drawer).getByRole('region', { name: 'Community' })).toBeVisible();
  await user.click(within(drawer).getByRole('button', { name: 'Close menu' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Open menu' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  // Of the current page.
  await user.click(within(screen.getByRole('dialog')).getByRole('link', { name: 'Dashboard' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('[L3] the mobile menu stays open after the second click of a double click and clicks in it', async () => {
  const { user } = await renderShell({ width: 400 });
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  const drawer = screen.getByRole('dialog', { name: 'Menu' });
  const box = { left: 0, right: 300 };
  jest.spyOn(drawer, 'getBoundingClientRect').mockReturnValue(box as DOMRect);
  fireEvent.click(drawer, { detail: 2, clientX: 350, clientY: 40 });
  fireEvent.click(within(drawer).getByRole('button', { name: 'Close menu' }), { detail: 2 });
  fireEvent.click(drawer, { detail: 1, clientX: 8, clientY: 8 });
  // A click by keyboard has the coordinates 0, which are outside a drawer at the right.
  fireEvent.click(within(drawer).getByRole('region', { name: 'Community' }), { clientX: 350 });
  expect(drawer).toBeInTheDocument();
  fireEvent.click(drawer, { detail: 1, clientX: 350, clientY: 40 });
  expect(drawer).not.toBeInTheDocument();
});

test('[L3] the mobile menu closes when the browser goes to another page, which gets the focus', async () => {
  const { user } = await renderShell({ width: 400 });
  const scrollTo = jest.spyOn(window, 'scrollTo');
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  await navigateTo('/wallet');
  expect(await screen.findByRole('heading', { name: 'WalletPage' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  // The browser restores the scroll position.
  expect(scrollTo).not.toHaveBeenCalled();
});

test('[L3] the mobile menu stays closed when a window that had become wide becomes narrow again', async () => {
  const { user } = await renderShell({ width: 400 });
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  act(() => setWidth(1440));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  act(() => setWidth(400));
  expect(screen.getByRole('button', { name: 'Open menu' })).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('[K3] the breakpoints have the specified widths and device classes', () => {
  expect(BREAKPOINTS_PX).toEqual({ xs: 370, sm: 576, md: 852, lg: 968, xl: 1080, xxl: 1200 });
  expect(DEVICE_CLASS).toEqual({
    xs: 'mobile',
    sm: 'mobile',
    md: 'tablet',
    lg: 'tablet',
    xl: 'desktop',
    xxl: 'desktop',
  });
});

test('[L4] the account dropdown ends with Dashboard, Pay, Wallet in a new tab, Support in a new tab, Logout', async () => {
  const { user } = await renderShell();
  expect(screen.queryByRole('link', { name: 'Pay' })).not.toBeInTheDocument();
  await user.click(getAccountButton());
  const header = within(screen.getByRole('banner'));
  expect(header.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
  expect(header.getByRole('link', { name: 'Pay' })).toHaveAttribute('href', '/pay');
  const wallet = header.getByRole('link', { name: /^Wallet/ });
  expect(wallet).toHaveAttribute('href', '/wallet');
  expect(wallet).toHaveAttribute('target', '_blank');
  const support = header.getByRole('link', { name: /^Support/ });
  expect(support).toHaveAttribute('href', 'https://support.example.org/chat');
  expect(support).toHaveAttribute('target', '_blank');
  expect(support).toHaveAttribute('rel', 'noopener noreferrer');
  expect(header.getByRole('button', { name: 'Logout' })).toBeInTheDocument();
  const menu = document.getElementById(getAccountButton().getAttribute('aria-controls')!)!;
  const entries = [...menu.querySelectorAll('a, button')].map((entry) => entry.textContent);
  expect(entries.slice(-5)).toEqual(['Dashboard', 'Pay', 'Wallet', 'Support', 'Logout']);
});

test('[L4] the header of the dropdown names the player and links to profile and settings', async () => {
  const { user, location } = await renderShell();
  await user.click(getAccountButton());
  const header = within(screen.getByRole('banner'));
  expect(header.getByRole('link', { name: 'satoshi: Profile' })).toHaveAttribute('href', '/profile');
  await user.click(header.getByRole('link', { name: 'Settings' }));
  expect(location()).toBe('/setting');
  expect(getAccountButton()).toHaveAttribute('aria-expanded', 'false');
});

test('[L4] the dropdown works by keyboard alone', async () => {
  const { user } = await renderShell();
  getAccountButton().focus();
  await user.keyboard('{ArrowDown}');
  expect(getAccountButton()).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('link', { name: 'satoshi: Profile' })).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Dashboard' })).toHaveFocus();
  await user.keyboard('{End}');
  expect(screen.getByRole('button', { name: 'Logout' })).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('link', { name: 'satoshi: Profile' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(getAccountButton()).toHaveAttribute('aria-expanded', 'false');
  expect(getAccountButton()).toHaveFocus();
});

test('[L4] a click outside closes the dropdown', async () => {
  const { user } = await renderShell();
  await user.click(getAccountButton());
  await user.click(screen.getByRole('main'));
  expect(getAccountButton()).toHaveAttribute('aria-expanded', 'false');
});

test.each([
  ['without a photo', null, '/assets/default-avatar.svg'],
  ['with an empty photo URL', '', '/assets/default-avatar.svg'],
  ['with a photo', 'https://cdn.example.org/me.webp', 'https://cdn.example.org/me.webp'],
  ['with a script as photo URL', 'javascript:alert(1)', '/assets/default-avatar.svg'],
])(
  '[L4] the avatar is the photo if its URL is valid, else the default one: player %s',
  async (_, completedUrl, src) => {
    await renderShell({
      api: { 'GET /shared/client/profile': ok({ ...sampleProfile, photo: { completedUrl } }) },
    });
    expect(getAvatar()).toHaveAttribute('src', src);
  },
);

test('[L4] a photo that fails to load is replaced by the default avatar', async () => {
  const photo = { completedUrl: 'https://cdn.example.org/gone.webp' };
  await renderShell({ api: { 'GET /shared/client/profile': ok({ ...sampleProfile, photo }) } });
  fireEvent.error(getAvatar());
  expect(getAvatar()).toHaveAttribute('src', '/assets/default-avatar.svg');
});

test('a username with markup is shown as text', async () => {
  const username = '<img src=x onerror=alert(1)>';
  const { user } = await renderShell({
    api: { 'GET /shared/client/profile': ok({ ...sampleProfile, username }) },
  });
  await user.click(getAccountButton());
  expect(screen.getByText(username)).toBeInTheDocument();
});

test('[L5] the menu lists Dashboard, and the community list links to channel, social page and partner', async () => {
  await renderShell();
  const menu = within(screen.getByRole('navigation', { name: 'Main menu' }));
  expect(menu.getAllByRole('link').map((link) => link.textContent)).toEqual(['Dashboard']);
  expect(menu.getByRole('link')).toHaveAttribute('aria-current', 'page');
  expect(menu.queryByRole('button', { name: /^Sections/ })).not.toBeInTheDocument();
  const community = within(screen.getByRole('region', { name: 'Community' }));
  expect(community.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'https://channel.example.org',
    'https://social.example.org',
    'https://partner.example.org',
  ]);
  for (const link of community.getAllByRole('link')) {
    expect(link).toHaveAccessibleName(/ opens in a new tab$/);
    expect(within(link).getByRole('img', { name: 'opens in a new tab' })).toBeVisible();
    expect(link).toHaveAttribute('target', '_blank');
  }
});

test('[L6] the language picker lists languages with flag and name, and changes the language', async () => {
  const { user } = await renderShell();
  const texts = { Dashboard: 'ダッシュボード', English: '日本語' };
  const { fetch } = window;
  window.fetch = (url, init) =>
    String(url).startsWith('/locales/')
      ? Promise.resolve(new Response(JSON.stringify(texts)))
      : fetch(url, init);
  await user.click(screen.getByRole('button', { name: 'Language: English' }));
  const japanese = await screen.findByRole('button', { name: '日本語' });
  expect(japanese.querySelector('img')).toHaveAttribute('src', '/assets/flags/jp.svg');
  await user.click(japanese);
  expect(await screen.findByRole('link', { name: 'ダッシュボード' })).toBeInTheDocument();
  expect(document.title).toBe('ダッシュボード | Hashgrid');
});

test('[L7] messages appear at the bottom right, are announced, and can be closed', async () => {
  const { user } = await renderShell({
    api: { 'GET /shared/client/wallets': { status: 500, body: { message: '<b>Broken</b>' } } },
  });
  const area = screen.getByRole('region', { name: 'Notifications' });
  expect(area).toHaveAttribute('aria-live', 'polite');
  const style = getComputedStyle(area);
  expect(style.position).toBe('fixed');
  expect(style.getPropertyValue('inset-inline-end')).toBe('16px');
  expect(style.getPropertyValue('inset-block-end')).toMatch(/16px/);
  expect(await within(area).findByRole('alert')).toHaveTextContent('<b>Broken</b>');
  await user.click(within(area).getByRole('button', { name: 'Close' }));
  expect(within(area).queryByRole('alert')).not.toBeInTheDocument();
});

test('[L13] the logo is a fixed image served from the site root', async () => {
  await renderShell();
  expect(document.querySelector('img[src="/logo.svg"]')).toBeInTheDocument();
});

test('[L15] --vh is one percent of the window height and follows a resize', () => {
  const stop = trackViewportHeight();
  const vh = () => document.documentElement.style.getPropertyValue('--vh');
  expect(vh()).toBe(`${window.innerHeight / 100}px`);
  window.innerHeight = 500;
  act(() => void window.dispatchEvent(new Event('resize')));
  expect(vh()).toBe('5px');
  stop();
});

test('[L1] the video can be paused, and stays paused', async () => {
  const { user } = await renderShell();
  await user.click(screen.getByRole('button', { name: 'Pause background video' }));
  expect(screen.getByRole('button', { name: 'Play background video' })).toBeInTheDocument();
  expect(JSON.parse(localStorage.getItem('preferences')!)).toMatchObject({ video: false });
});

test('the skip link focuses the main element', async () => {
  const { user } = await renderShell();
  await user.click(screen.getByRole('link', { name: 'Skip to content' }));
  expect(screen.getByRole('main')).toHaveFocus();
});
