import { screen } from '@testing-library/react';
import { fail } from '@hashgrid/testing';
import {
  EXCHANGE,
  findConfirmButton,
  getAmountField,
  getReviewButton,
  renderExchange,
} from '../../test/renderExchange';

test('asks for no more decimal places than the quote has while the tokens can’t be loaded', async () => {
  const { user, api } = await renderExchange({ 'GET /shared/token/all': fail(503, 'Down for a moment.') });
  await user.type(getAmountField(), '10');
  await user.click(getReviewButton());
  await user.click(await findConfirmButton());
  await screen.findByRole('group', { name: 'Done' });
  expect(api.callsTo(EXCHANGE)[0]?.body).toMatchObject({ minReceived: '0.00015' });
});
