import { screen } from '@testing-library/react';
import { renderPage } from '@hashgrid/testing';
import { WalletAddress } from './WalletAddress';

const ADDRESS = '0x52908400098527886E0F7030069857D2E4169EE7';

test('shows the full address on focus, and copies it', async () => {
  const { user } = await renderPage(<WalletAddress value={ADDRESS} name="Savings" />);
  expect(screen.getByText('0x5290…9EE7')).toBeVisible();
  expect(screen.getByText(ADDRESS)).not.toBeVisible();
  await user.tab();
  expect(screen.getByText(ADDRESS)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Copy address of Savings' }));
  expect(await navigator.clipboard.readText()).toBe(ADDRESS);
});
