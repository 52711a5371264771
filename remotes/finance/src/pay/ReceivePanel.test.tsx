import { render, screen, within } from '@testing-library/react';
import { QrCode } from '@hashgrid/ui';
import { renderPay } from '../../test/renderPayPage';

const readQrCode = (name: string) =>
  screen.getByRole('img', { name }).querySelector('path')?.getAttribute('d');

describe('receiving', () => {
  test('shows and copies the username', async () => {
    const { user } = await renderPay({}, '/pay?view=receive');
    const panel = within(screen.getByRole('region', { name: 'Your username' }));
    expect(panel.getByText('satoshi')).toBeInTheDocument();
    await user.click(panel.getByRole('button', { name: 'Copy username' }));
    expect(await navigator.clipboard.readText()).toBe('satoshi');
  });

  test('creates a link that pre-fills the payer’s form', async () => {
    const { user } = await renderPay({}, '/pay?view=receive');
    await user.selectOptions(screen.getByLabelText('Token'), 'BTC');
    const amount = screen.getByLabelText('Amount (optional)');
    expect(amount).toBeValid();
    await user.type(amount, ',5');
    await user.click(screen.getByRole('button', { name: 'Copy payment link' }));
    const link = await navigator.clipboard.readText();
    expect(link).toBe(`${window.location.origin}/pay?to=satoshi&token=BTC&amount=0.5`);
    render(<QrCode value={link} label="Expected code" />);
    expect(readQrCode('QR code for the payment link')).toBe(readQrCode('Expected code'));
    await user.type(amount, 'x');
    expect(amount).toHaveAccessibleDescription('Enter a number, like 12.5.');
    expect(screen.getByText(/^http/)).toHaveTextContent(/\/pay\?to=satoshi&token=BTC$/);
  });

  test('keeps the requested token and amount while another tab of the page is open', async () => {
    const { user } = await renderPay({}, '/pay?view=receive');
    await user.type(screen.getByLabelText('Amount (optional)'), '0.5');
    await user.selectOptions(screen.getByLabelText('Token'), 'BTC');
    await user.click(screen.getByRole('tab', { name: 'Send' }));
    await user.click(screen.getByRole('tab', { name: 'Receive' }));
    expect(screen.getByLabelText('Token')).toHaveValue('BTC');
    expect(screen.getByLabelText('Amount (optional)')).toHaveValue('0.5');
  });
});
