import { screen, within } from '@testing-library/react';
import { renderShell } from '../../test/renderShell';

jest.mock('../remotes/importLazily', () => jest.requireActual('../../test/importLazily'));

test('[L6] shows the name of the current language', async () => {
  await renderShell();
  expect(screen.getByRole('button', { name: 'Language: English' })).toHaveTextContent('English');
});

test('[L6] shows an error when a language cannot be loaded', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { user } = await renderShell({
    api: { 'GET /locales/ja-JP.json': { status: 503, body: '' } },
  });
  await user.click(screen.getByRole('button', { name: 'Language: English' }));
  const japanese = await screen.findByRole('button', { name: '日本語' });
  expect(japanese).toHaveAttribute('lang', 'ja-JP');
  expect(screen.getByRole('button', { current: true })).toHaveTextContent('English');
  await user.click(japanese);
  expect(japanese).not.toBeInTheDocument();
  const area = within(screen.getByRole('region', { name: 'Notifications' }));
  expect(await area.findByRole('alert')).toHaveTextContent('Something went wrong. Please try again.');
  expect(screen.getByRole('button', { name: 'Language: English' })).toBeVisible();
});
