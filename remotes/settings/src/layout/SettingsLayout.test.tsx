import { screen, within } from '@testing-library/react';
import { renderPage } from '@hashgrid/testing';
import { SettingsLayout } from './SettingsLayout';

const getMenu = () => within(screen.getByRole('navigation', { name: 'Settings' }));

test('[R11, R12, R13, R14, R15] the menu links to every settings screen and marks the current one', async () => {
  await renderPage(<SettingsLayout title="Security settings">…</SettingsLayout>, {
    path: '/setting/security',
  });
  expect(
    getMenu()
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['General', '/setting'],
    ['Profile', '/profile'],
    ['Security', '/setting/security'],
    ['Two-factor', '/setting/gg-2fa'],
    ['Identity verification', '/setting/kyc'],
  ]);
  expect(getMenu().getByRole('link', { current: 'page' })).toHaveTextContent('Security');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Security settings');
});

test('the menu works by keyboard', async () => {
  const { user, location } = await renderPage(<SettingsLayout title="General">…</SettingsLayout>, {
    path: '/setting',
  });
  await user.tab();
  expect(getMenu().getByRole('link', { name: 'General' })).toHaveFocus();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(location()).toBe('/profile');
});
