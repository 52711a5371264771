import { act, screen, waitFor } from '@testing-library/react';
import { useTokens } from '@hashgrid/platform';
import { ok, sampleRules, sampleTokens } from '@hashgrid/testing';
import { renderShell } from '../../test/renderShell';

function setOnline(isOnline: boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

const queryOfflineText = () => screen.queryByText(/^You’re offline\./);

test.each(['guest', 'loggedIn'] as const)(
  'shows the offline bar while offline to a player who is %s',
  async (session) => {
    await renderShell({ session, path: session === 'guest' ? '/login' : '/dashboard' });
    expect(queryOfflineText()).not.toBeInTheDocument();
    setOnline(false);
    expect(queryOfflineText()).toBeVisible();
    expect(queryOfflineText()!.closest('[role="status"]')).not.toBeNull();
    setOnline(true);
    expect(queryOfflineText()).not.toBeInTheDocument();
  },
);

test('shows one message about an API outage, in the same bar, until the API responds again', async () => {
  function Prices() {
    useTokens();
    return <h1>Prices</h1>;
  }
  let isDown = true;
  const gatewayError = { status: 502, body: { statusCode: 502, message: 'The API is not available.' } };
  await renderShell({
    session: 'loggedIn',
    path: '/wallet',
    loader: { load: () => Promise.resolve(Prices) },
    api: {
      'GET /shared/token/all': () => (isDown ? gatewayError : ok({ tokens: sampleTokens })),
      'GET /shared/game/rules': () => (isDown ? gatewayError : ok(sampleRules)),
    },
  });
  const outageText = /^We can’t reach the server\. .*Reconnecting…$/;
  expect(await screen.findByText(outageText)).toBeVisible();
  expect(queryOfflineText()).not.toBeInTheDocument();
  setOnline(false);
  expect(queryOfflineText()).toBeVisible();
  expect(screen.queryByText(outageText)).not.toBeInTheDocument();
  isDown = false;
  setOnline(true);
  await waitFor(() => expect(screen.queryByText(outageText)).not.toBeInTheDocument());
  expect(queryOfflineText()).not.toBeInTheDocument();
});
