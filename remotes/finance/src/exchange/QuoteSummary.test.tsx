import { act, screen } from '@testing-library/react';
import { deferResponse, fail, renderPage } from '@hashgrid/testing';
import { QuoteSummary } from './QuoteSummary';
import { useLiveQuote } from './useLiveQuote';

const QUOTE = 'GET /auth/exchange/quote';
const ORDER = { from: 'USDT', to: 'BTC', amount: '0.01' };
const tooSmall = fail(422, 'Check the fields.', { errors: { amount: ['The amount is too small.'] } });

function Quote() {
  return (
    <QuoteSummary
      liveQuote={useLiveQuote(ORDER)}
      decimals={8}
      isEmpty={false}
      isInvalid={false}
      inputError={null}
    />
  );
}

test('keeps the reason why there is no quote on screen while the quote is requested again', async () => {
  jest.useFakeTimers();
  const { api } = await renderPage(<Quote />, { session: 'loggedIn', api: { [QUOTE]: tooSmall } });
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  const reason = screen.getByText('The amount is too small.');
  api.handle({ [QUOTE]: deferResponse(tooSmall).handler });
  await act(() => jest.advanceTimersByTimeAsync(11_000));
  expect(api.callsTo(QUOTE)).toHaveLength(2);
  expect(reason).toBeVisible();
  jest.useRealTimers();
});
