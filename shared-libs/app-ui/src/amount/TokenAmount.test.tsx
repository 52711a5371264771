import { renderPage } from '@hashgrid/testing';
import { TokenAmount } from './TokenAmount';

test.each([
  ['1234.56789012', false, '1,234.56789012 BTC'],
  ['1234.56789012', true, '1,234.57 BTC'],
  ['0.123456789', true, '0.123457 BTC'],
  ['0', false, '0 BTC'],
])('shows %p (approximate: %p) as %p', async (value, approximate, text) => {
  await renderPage(<TokenAmount value={value} token="BTC" approximate={approximate} />);
  expect(document.body).toHaveTextContent(text);
});
