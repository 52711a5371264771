import { screen } from '@testing-library/react';
import { renderPage } from '@hashgrid/testing';
import { QuoteDetails } from './QuoteDetails';

const quote = { from: 'USDT', to: 'BTC', amount: '10', fee: '0.03', received: '0.00015', rate: '0.000015' };

test.each([
  [0, '0%'],
  [0.00001, '<0.01%'],
  [0.0042, '0.42%'],
])('shows a price impact of %d as %s', async (priceImpact, text) => {
  await renderPage(<QuoteDetails quote={{ ...quote, priceImpact }} minReceived="0.00014" />);
  expect(screen.getByText('Price impact').closest('dt')?.nextElementSibling?.textContent).toBe(text);
});
