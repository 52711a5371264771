import { act, screen } from '@testing-library/react';
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
