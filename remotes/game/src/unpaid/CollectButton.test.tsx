import { screen, waitFor } from '@testing-library/react';
import { deferResponse, ok, renderPage } from '@hashgrid/testing';
import { collected, createGameHandlers, createOverview, inSeconds } from '../../test/gameSamples';
import { UnpaidRewardsPanel } from './UnpaidRewardsPanel';

test('moves the keyboard focus to the panel when the button disappears', async () => {
  const { handler, release } = deferResponse(ok(collected));
  const { user, api } = await renderPage(<UnpaidRewardsPanel />, {
    session: 'loggedIn',
    api: { ...createGameHandlers(), 'POST /auth/mining/collect': handler },
  });
  const button = await screen.findByRole('button', { name: /^Collect/ });
  api.handle({
    'GET /shared/game/overview': ok(createOverview({ canCollect: false, collectedToday: '1.23' })),
  });
  button.focus();
  await user.keyboard('{Enter}');
  expect(button).toHaveAttribute('aria-busy', 'true');
  release();
  await waitFor(() => expect(button).not.toBeInTheDocument());
  expect(screen.getByRole('region', { name: 'Unpaid rewards' })).toHaveFocus();
});

test.each([
  [5400, /at 00:00 UTC \(in 1:\d\d:\d\d\)$/],
  [-5400, /\(in 0:00\)$/],
])('counts down to the payout in %i s by the server’s clock', async (seconds, countdown) => {
  const hour = 3600;
  const overview = createOverview({
    serverTime: inSeconds(hour),
    settlesAt: inSeconds(hour + seconds),
    canCollect: false,
  });
  await renderPage(<UnpaidRewardsPanel />, {
    session: 'loggedIn',
    api: { ...createGameHandlers(), 'GET /shared/game/overview': ok(overview) },
  });
  expect(await screen.findByText(/^Paid to your wallet automatically/)).toHaveTextContent(countdown);
  expect(screen.queryByRole('button', { name: /^Collect/ })).not.toBeInTheDocument();
});
