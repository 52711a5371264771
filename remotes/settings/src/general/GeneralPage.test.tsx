import { act, screen, within } from '@testing-library/react';
import { renderPage } from '@hashgrid/testing';
import GeneralPage from './GeneralPage';

async function open() {
  const page = await renderPage(<GeneralPage />, { path: '/setting', session: 'signedIn' });
  // The wallets of the shell may still be on their way.
  await act(() => new Promise((resolve) => setTimeout(resolve, 30)));
  return page;
}
const stored = () => JSON.parse(localStorage.getItem('preferences') ?? '{}') as Record<string, unknown>;

test('[R11] the choices of this device are there, with the ones that hold', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'General' })).toBeVisible();
  expect(screen.getByLabelText('Language of the game')).toHaveDisplayValue('English');
  expect(screen.getByRole('radio', { name: 'As in the language' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'As the device says' })).toBeChecked();
  expect(screen.getByRole('switch', { name: 'Background video' })).toBeChecked();
});

test('[K6] a number format holds at once, in the example and on this device', async () => {
  const { user } = await open();
  expect(screen.getByText('1,234,567.891234')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Plain' }));
  expect(screen.getByText('1234567.891234')).toBeVisible();
  expect(stored()).toMatchObject({ numberFormat: 'plain' });
});

test('motion and video are chosen by keyboard and kept', async () => {
  const { user } = await open();
  const animations = within(screen.getByRole('group', { name: 'Animations' }));
  animations.getByRole('radio', { name: 'As the device says' }).focus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(animations.getByRole('radio', { name: 'Fewer' })).toBeChecked();
  const video = screen.getByRole('switch', { name: 'Background video' });
  expect(video).toHaveAccessibleDescription('It stands still while animations are reduced.');
  video.focus();
  await user.keyboard(' ');
  expect(video).not.toBeChecked();
  expect(stored()).toMatchObject({ motion: 'reduced', video: false });
});

test('[LG4] [LG9] a language is fetched, holds at once and turns the page round', async () => {
  const { user, api } = await open();
  const { fetch } = api;
  window.fetch = async (input, init) =>
    String(input).includes('/locales/ar-SA.json')
      ? new Response(JSON.stringify({ General: 'عام' }))
      : fetch(input, init);
  await user.selectOptions(screen.getByLabelText('Language of the game'), 'ar-SA');
  expect(await screen.findByRole('heading', { name: 'عام' })).toBeVisible();
  expect(document.documentElement).toHaveAttribute('dir', 'rtl');
  expect(localStorage.getItem('language')).toBe('ar-SA');
});

test('[LG5] a language whose texts do not come changes nothing', async () => {
  const { user, api } = await open();
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { fetch } = api;
  window.fetch = async (input, init) =>
    String(input).includes('/locales/') ? new Response('', { status: 503 }) : fetch(input, init);
  await user.selectOptions(screen.getByLabelText('Language of the game'), 'ja-JP');
  expect(await screen.findByRole('heading', { name: 'General' })).toBeVisible();
  expect(screen.getByLabelText('Language of the game')).toHaveDisplayValue('English');
  expect(log).toHaveBeenCalled();
});
