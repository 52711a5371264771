import { screen, waitFor } from '@testing-library/react';
import { FakeStream } from '@hashgrid/testing';
import { renderPay } from '../../test/renderPayPage';
import { EVENTS, offer, RULES, rulesResponse, TOP_UPS, topUpsResponse } from '../../test/topUpResponses';

jest.mock('@hashgrid/wallet', () => ({
  useWallet: () => ({
    state: {
      status: 'connected',
      account: '0x52908400098527886E0F7030069857D2E4169EE7',
      chain: { id: 56, unsupported: false },
      walletName: 'MetaMask',
    },
  }),
  WalletPicker: () => null,
}));

test('keeps the amount and gas price of a top-up while another tab of the page is open', async () => {
  const { user } = await renderPay(
    {
      [RULES]: rulesResponse(offer),
      [TOP_UPS]: topUpsResponse(),
      [EVENTS]: () => ({ status: 200, body: new FakeStream() }),
    },
    '/pay?view=top-up',
    { readyElement: { role: 'button', name: 'Connect wallet' } },
  );
  await user.click(screen.getByRole('button', { name: 'Connect wallet' }));
  const amount = await screen.findByLabelText('Amount in USDT');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.type(amount, '12.5');
  await user.selectOptions(screen.getByLabelText('Gas price'), 'Instant (5 gwei)');
  await user.click(screen.getByRole('tab', { name: 'Receive' }));
  expect(screen.queryByLabelText('Gas price')).not.toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: 'Top up' }));
  expect(await screen.findByLabelText('Amount in USDT')).toHaveValue('12.5');
  expect(screen.getByLabelText('Gas price')).toHaveDisplayValue('Instant (5 gwei)');
});
