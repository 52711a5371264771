import { screen, waitFor } from '@testing-library/react';
import { ok, renderPage } from '@hashgrid/testing';
import { collected, createGameHandlers, createOverview } from '../../test/gameSamples';
import { UnpaidRewardsPanel } from './UnpaidRewardsPanel';

test('moves the keyboard focus to the panel when the button disappears', async () => {
  const { user, api } = await renderPage(<UnpaidRewardsPanel />, {
    session: 'loggedIn',
    api: { ...createGameHandlers(), 'POST /auth/mining/collect': ok(collected) },
  });
  const button = await screen.findByRole('button', { name: /^Collect/ });
  api.handle({
    'GET /shared/game/overview': ok(createOverview({ canCollect: false, collectedToday: '1.23' })),
  });
  button.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(button).not.toBeInTheDocument());
  expect(screen.getByRole('region', { name: 'Unpaid rewards' })).toHaveFocus();
});

test('counts down to the payout of the unpaid rewards', async () => {
  await renderPage(<UnpaidRewardsPanel />, { session: 'loggedIn', api: createGameHandlers() });
  const text = await screen.findByText(/^Paid to your wallet automatically/);
  expect(text).toHaveTextContent(/at 00:00 UTC \(in [\d:]+\)$/);
});
