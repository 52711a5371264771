import { screen, within } from '@testing-library/react';
import { renderPage } from '@hashgrid/testing';
import { SettingsFrame } from './SettingsFrame';

const menu = () => within(screen.getByRole('navigation', { name: 'Settings' }));

test('the menu leads to every screen of the settings and marks the one at hand', async () => {
  await renderPage(<SettingsFrame title="Security settings">…</SettingsFrame>, { path: '/setting/security' });
  expect(
    menu()
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['General', '/setting'],
    ['Profile', '/profile'],
    ['Security', '/setting/security'],
    ['Two-factor', '/setting/gg-2fa'],
    ['Identity verification', '/setting/kyc'],
  ]);
  expect(menu().getByRole('link', { current: 'page' })).toHaveTextContent('Security');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Security settings');
});

test('the keyboard walks through the menu, and Enter opens a screen', async () => {
  const { user, location } = await renderPage(<SettingsFrame title="General">…</SettingsFrame>, {
    path: '/setting',
  });
  await user.tab();
  expect(menu().getByRole('link', { name: 'General' })).toHaveFocus();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(location()).toBe('/profile');
});
