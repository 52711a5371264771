import { screen, within } from '@testing-library/react';
import { useModal } from '@hashgrid/platform';
import { useEffect, type ComponentType } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { navigateTo, sampleBootstrap } from '@hashgrid/testing';
import { renderShell } from '../../test/renderShell';

const mockChunk = { isMissing: false };

jest.mock('./NotFoundPage', (): unknown => {
  if (mockChunk.isMissing) throw new Error('Loading chunk failed.');
  return jest.requireActual('./NotFoundPage');
});

// This test comes first, because a loaded chunk stays loaded.
test('shows an error card in the layout when a page of the shell does not load, and loads it on Retry', async () => {
  mockChunk.isMissing = true;
  const { user } = await renderShell({ path: '/nowhere' });
  const card = await screen.findByRole('alert');
  expect(within(card).getByRole('heading')).toHaveTextContent('Page not found is temporarily unavailable');
  expect(within(card).getByText(/^Error ID: /)).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeInTheDocument();
  mockChunk.isMissing = false;
  await user.click(within(card).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
});

test.each([
  ['loggedIn', '/', 'Home | Hashgrid'],
  ['guest', '/login', 'Login | Hashgrid'],
  ['loggedIn', '/wallet', 'Wallet | Hashgrid'],
  ['guest', '/ref/ABC', 'Sign Up | Hashgrid'],
] as const)('[R1] [R2] [R3] [R10] %s at %s has the title %s', async (session, path, title) => {
  await renderShell({ session, path });
  await screen.findByRole('heading', { level: 1 });
  expect(document.title).toBe(title);
});

test('[R2] passes the path parameters to the page', async () => {
  const Code = () => <h1>{`Code ${useParams()['*'] ?? ''}`}</h1>;
  await renderShell({
    session: 'guest',
    path: '/ref/GRID-21',
    loader: { load: () => Promise.resolve(Code) },
  });
  expect(await screen.findByRole('heading', { name: 'Code GRID-21' })).toBeInTheDocument();
});

test('[R21] shows a not-found page inside the layout for an unknown path', async () => {
  await renderShell({ path: '/nowhere' });
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
  expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to dashboard' })).toHaveAttribute('href', '/dashboard');
  expect(document.title).toBe('Page not found | Hashgrid');
});

test('[R21] shows a not-found page instead of a blank one for the path of a screen with another slash before it', async () => {
  await renderShell({ path: `${window.location.origin}//wallet` });
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
  expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeInTheDocument();
});

test('[R21] shows guests a link to the login page for an unknown path', async () => {
  await renderShell({ session: 'guest', path: '/nowhere' });
  expect(await screen.findByRole('link', { name: 'Go to login' })).toHaveAttribute('href', '/login');
  expect(screen.getByText(sampleBootstrap.gameName)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Language: English' })).toBeVisible();
});

test('[R20] /_app shows the shell and the remotes with versions, and their load status', async () => {
  await renderShell({ path: '/wallet' });
  await screen.findByRole('heading', { name: 'WalletPage' });
  await navigateTo('/_app');
  expect(await screen.findByRole('heading', { name: 'About this app' })).toBeInTheDocument();
  const rows = within(screen.getByRole('table', { name: 'Modules' })).getAllByRole('row');
  const getRow = (name: string) => rows.find((row) => row.textContent?.includes(name));
  expect(getRow('finance')).toHaveTextContent(/1\.4\.2.*\/wallet.*Loaded/);
  expect(getRow('game')).toHaveTextContent(/Not loaded/);
});

test.each(['/_app/', '/_APP?x=1#y', '/%5Fapp'])('[R20] shows the shell at %s too', async (path) => {
  await renderShell({ path });
  expect(await screen.findByRole('heading', { name: 'About this app' })).toBeInTheDocument();
  expect(document.title).toBe('About this app | Hashgrid');
});

test('scrolls to the top and moves the focus to the main element on navigation, unless the page has focused a field', async () => {
  const pages: Record<string, ComponentType> = {
    DashboardPage: () => <Link to="/wallet">To the wallet</Link>,
    WalletPage: () => <h1>Wallet</h1>,
    // eslint-disable-next-line jsx-a11y-x/no-autofocus -- like the forms of pages that have nothing before them
    HomePage: () => <input aria-label="Amount" autoFocus />,
  };
  const { user } = await renderShell({ path: '/', loader: { load: async (_, page) => pages[page]! } });
  expect(await screen.findByRole('textbox', { name: 'Amount' })).toBeInTheDocument();
  const scrollTo = jest.spyOn(window, 'scrollTo');
  await user.click(within(screen.getByRole('navigation')).getByRole('link', { name: 'Dashboard' }));
  const link = await screen.findByRole('link', { name: 'To the wallet' });
  expect(screen.getByRole('main')).toHaveFocus();
  expect(scrollTo.mock.calls).toEqual([[0, 0]]);
  await user.click(link);
  expect(await screen.findByRole('heading', { name: 'Wallet' })).toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
  await user.click(screen.getByRole('link', { name: sampleBootstrap.gameName }));
  expect(await screen.findByRole('textbox', { name: 'Amount' })).toHaveFocus();
});

test('closes the dialog of a page on navigation and keeps one that the next page opens', async () => {
  function DialogPage() {
    const modal = useModal();
    const navigate = useNavigate();
    useEffect(() => modal.open({ id: 'wallet', label: 'From the wallet', content: 'Really?' }), [modal]);
    return <button onClick={() => void navigate('/dashboard')}>Leave</button>;
  }
  function WelcomePage() {
    const modal = useModal();
    useEffect(() => modal.open({ id: 'hello', label: 'Hello', content: 'Welcome' }), [modal]);
    return <h1>Dashboard</h1>;
  }
  const { user } = await renderShell({
    path: '/wallet',
    loader: { load: async (remote) => (remote.name === 'finance' ? DialogPage : WelcomePage) },
  });
  expect(await screen.findByRole('dialog', { name: 'From the wallet' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  expect(await screen.findByRole('dialog', { name: 'Hello' })).toBeInTheDocument();
  expect(screen.queryByRole('dialog', { name: 'From the wallet' })).not.toBeInTheDocument();
});
