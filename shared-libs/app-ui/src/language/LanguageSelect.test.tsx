import { screen, waitFor } from '@testing-library/react';
import { renderPage } from '@hashgrid/testing';
import { LanguageSelect } from './LanguageSelect';

afterEach(() => jest.restoreAllMocks());

const renderSelect = (browserLanguages: string[]) => {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(browserLanguages);
  return renderPage(<LanguageSelect />, {
    path: '/login',
    api: { 'GET /locales/ja-JP.json': { status: 200, body: {} } },
  });
};
const getSelect = () => screen.getByRole('combobox', { name: 'Language' });

test('[LG1] offers the browser’s language to a first visitor, and stays in English until they choose it', async () => {
  const { user } = await renderSelect(['ja', 'en']);
  expect(getSelect()).toHaveValue('en-US');
  await user.click(await screen.findByRole('button', { name: '日本語' }));
  await waitFor(() => expect(getSelect()).toHaveValue('ja-JP'));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(getSelect()).toHaveFocus();
  expect(localStorage.getItem('language')).toBe('ja-JP');
});

test('suggests no language to someone who has chosen one', async () => {
  localStorage.setItem('language', 'en-US');
  await renderSelect(['ja', 'en']);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
