import { screen } from '@testing-library/react';
import { renderPage } from '@hashgrid/testing';
import { usePercentSign } from './usePercentSign';

function PercentExample() {
  return <output>42.4{usePercentSign()}</output>;
}

test('puts a no-break space before the percent sign in languages that have one', async () => {
  const { unmount } = await renderPage(<PercentExample />);
  expect(screen.getByRole('status').textContent).toBe('42.4%');
  unmount();
  await renderPage(<PercentExample />, { language: { locale: 'ru-RU', texts: {} } });
  expect(screen.getByRole('status').textContent).toBe('42.4\u00A0%');
});
