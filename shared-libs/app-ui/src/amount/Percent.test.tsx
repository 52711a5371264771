import { renderPage } from '@hashgrid/testing';
import { Percent } from './Percent';

test.each([
  [0, '0%'],
  [0.00004, '<0.01%'],
  [0.00005, '0.01%'],
  [0.2345, '23.45%'],
  [1, '100%'],
])('shows a share of %d as %s', async (share, text) => {
  await renderPage(<Percent share={share} />);
  expect(document.body).toHaveTextContent(text, { normalizeWhitespace: true });
  expect(document.body.textContent?.includes('<')).toBe(text.startsWith('<'));
});
