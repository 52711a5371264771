import { screen } from '@testing-library/react';
import { fail, type FakeHandlers } from '@hashgrid/testing';
import {
  EXCHANGE,
  findConfirmButton,
  getAmountField,
  getReviewButton,
  QUOTE,
  renderExchange,
  respondWithOlderQuote,
} from '../../test/renderExchange';

const withoutTokens: FakeHandlers = { 'GET /shared/token/all': fail(503, 'Down for a moment.') };
const withOlderApi: FakeHandlers = { [QUOTE]: respondWithOlderQuote };

test.each([
  ['tolerates a lower price while the tokens can’t be loaded', withoutTokens, '0.0001485'],
  ['tolerates a lower price with an older API', withOlderApi, '0.0001485'],
  [
    'asks an older API for no more decimal places than its quote has while the tokens can’t be loaded',
    { ...withoutTokens, ...withOlderApi },
    '0.00015',
  ],
])('%s', async (_, handlers, minReceived) => {
  const { user, api } = await renderExchange(handlers);
  await user.type(getAmountField(), '10');
  await user.click(getReviewButton());
  await user.click(await findConfirmButton());
  await screen.findByRole('group', { name: 'Done' });
  expect(api.callsTo(EXCHANGE)[0]?.body).toMatchObject({ minReceived });
});
