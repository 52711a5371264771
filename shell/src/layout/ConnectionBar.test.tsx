import { act, screen, waitFor } from '@testing-library/react';
import { useTokens } from '@hashgrid/platform';
import { ok, sampleRules, sampleTokens } from '@hashgrid/testing';
import { renderShell } from '../../test/renderShell';

function setOnline(isOnline: boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

const bar = () => screen.queryByText(/^You’re offline\./);

test.each(['guest', 'loggedIn'] as const)(
  'the offline bar of a %s player appears and disappears with the connection',
  async (session) => {
    await renderShell({ session, path: session === 'guest' ? '/login' : '/dashboard' });
    expect(bar()).not.toBeInTheDocument();
    setOnline(false);
    expect(bar()).toBeVisible();
    expect(bar()!.closest('[role="status"]')).not.toBeNull();
    setOnline(true);
    expect(bar()).not.toBeInTheDocument();
  },
);

test('an outage of the API is said once, in the same bar, until the API answers again', async () => {
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
  const text = /^We can’t reach the server\. .*Reconnecting…$/;
  expect(await screen.findByText(text)).toBeVisible();
  expect(bar()).not.toBeInTheDocument();
  setOnline(false);
  expect(bar()).toBeVisible();
  expect(screen.queryByText(text)).not.toBeInTheDocument();
  isDown = false;
  setOnline(true);
  await waitFor(() => expect(screen.queryByText(text)).not.toBeInTheDocument());
  expect(bar()).not.toBeInTheDocument();
});
