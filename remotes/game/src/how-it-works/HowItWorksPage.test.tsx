import { screen, waitFor, within } from '@testing-library/react';
import { ok, renderPage, sampleRules } from '@hashgrid/testing';
import { createGameHandlers } from '../../test/gameSamples';
import HowItWorksPage from './HowItWorksPage';

const rules = { ...sampleRules, grant: { token: 'USDT', amount: '77' } };
const api = { ...createGameHandlers(), 'GET /shared/game/rules': ok(rules) };

test('explains the game with the server’s numbers, to guests too', async () => {
  await renderPage(<HowItWorksPage />, { path: '/how-it-works', api });
  expect(screen.getByRole('heading', { level: 1, name: 'How it works' })).toBeVisible();
  expect(await screen.findByText(/New players start with.*77 USDT/)).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'First steps' })).getAllByRole('listitem')).toHaveLength(
    4,
  );
  const glossary = within(screen.getByRole('region', { name: 'Glossary' }));
  expect(glossary.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Hashrate',
    'Luck',
    'Halving',
    'Burned',
    'House',
    'Price impact',
  ]);
  expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/sign-up');
});

test('lets guests choose the language', async () => {
  const { user } = await renderPage(<HowItWorksPage />, {
    path: '/how-it-works',
    api: { ...api, 'GET /locales/de-DE.json': { status: 200, body: {} } },
  });
  const select = screen.getByRole('combobox', { name: 'Language' });
  await user.selectOptions(select, 'Deutsch');
  await waitFor(() => expect(select).toHaveValue('de-DE'));
  expect(localStorage.getItem('language')).toBe('de-DE');
});

test('shows neither a sign-up link nor a second language picker to a logged-in player', async () => {
  await renderPage(<HowItWorksPage />, { path: '/how-it-works', session: 'loggedIn', api });
  expect(await screen.findByText(/New players start with/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Sign up' })).not.toBeInTheDocument();
  expect(screen.queryByRole('combobox', { name: 'Language' })).not.toBeInTheDocument();
});
