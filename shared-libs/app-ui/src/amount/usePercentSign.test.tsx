import { screen } from '@testing-library/react';
import { renderPage } from '@hashgrid/testing';
import { usePercentSign } from './usePercentSign';

function Share() {
  return <output>42.4{usePercentSign()}</output>;
}

test('writes the percent sign as the language does', async () => {
  const { unmount } = await renderPage(<Share />);
  expect(screen.getByRole('status').textContent).toBe('42.4%');
  unmount();
  await renderPage(<Share />, { language: { locale: 'ru-RU', texts: {} } });
  expect(screen.getByRole('status').textContent).toBe('42.4\u00A0%');
});
