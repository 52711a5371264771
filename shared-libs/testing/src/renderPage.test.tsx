import { screen } from '@testing-library/react';
import { useSession, useToast, useWallets } from '@hashgrid/platform';
import { fail } from './fakeApi';
import { renderPage } from './renderPage';

function SamplePage() {
  const { user } = useSession();
  const { wallets } = useWallets();
  const toast = useToast();
  return (
    <>
      <h1>{user ? `Hello ${user.username}` : 'Hello guest'}</h1>
      <ul>
        {wallets.map((wallet) => (
          <li key={wallet.symbol}>
            {wallet.symbol} {wallet.balance}
          </li>
        ))}
      </ul>
      <button onClick={() => toast.success('Done')}>Go</button>
    </>
  );
}

describe('renderPage', () => {
  test('renders a page for a guest without sending requests', async () => {
    const { api } = await renderPage(<SamplePage />);
    expect(screen.getByRole('heading')).toHaveTextContent('Hello guest');
    expect(api.calls).toEqual([]);
  });

  test('logs in with the fake API and provides its data', async () => {
    const { user } = await renderPage(<SamplePage />, { session: 'loggedIn', profile: { username: 'hal' } });
    expect(screen.getByRole('heading')).toHaveTextContent('Hello hal');
    expect(await screen.findByText('USDT 25.5')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Go' }));
    expect(screen.getByRole('status')).toHaveTextContent('Done');
  });

  test('[A2] redirects to the login page when the profile cannot be loaded', async () => {
    const { location } = await renderPage(<SamplePage />, {
      session: 'loggedIn',
      path: '/somewhere',
      api: { 'GET /shared/client/profile': fail(500, 'No database') },
    });
    expect(location()).toBe('/login');
    expect(await screen.findByText('No database')).toBeInTheDocument();
  });
});
