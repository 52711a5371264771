import { act, fireEvent, screen } from '@testing-library/react';
import { fail, getIdempotencyKeys, offline, type FakeApi } from '@hashgrid/testing';
import * as exchange from '../../test/renderExchange';
import * as pay from '../../test/renderPayPage';

const missingCode = fail(422, 'Enter your two-factor code first.', {
  statusCode: 5003,
  errors: { code: ['Enter your two-factor code first.'] },
});

afterEach(() => jest.useRealTimers());

/** Submits the code of an order on screen while the network is down, until its outcome is unknown. */
async function submitCodeWithoutResponse(api: FakeApi, call: string, label: string) {
  const code = await screen.findByLabelText('Two-factor code');
  fireEvent.change(code, { target: { value: '123456' } });
  api.handle({ [call]: () => offline() });
  api.calls.length = 0;
  jest.useFakeTimers();
  fireEvent.click(screen.getByRole('button', { name: label }));
  await act(() => jest.advanceTimersByTimeAsync(10_100));
  expect(screen.getByText('Status unknown')).toBeInTheDocument();
  expect(code).toHaveAttribute('readonly');
  expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();
}

/** Checks the order again, and expects that every attempt had the same key and code. */
async function expectSameOrderOnCheckAgain(api: FakeApi, call: string, group: string) {
  fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
  await act(() => jest.advanceTimersByTimeAsync(10));
  expect(screen.getByRole('group', { name: group })).toBeInTheDocument();
  const calls = api.callsTo(call);
  expect(calls).toHaveLength(5);
  expect(new Set(getIdempotencyKeys(calls)).size).toBe(1);
  for (const { body } of calls) expect(body).toMatchObject({ code: '123456' });
}

test('a payment whose code got no response is checked again with the same key and code', async () => {
  const { user, api } = await pay.renderPay({}, '/pay?to=ada&amount=1', { profile: { hasTwoFactor: true } });
  await user.click(pay.getReviewButton());
  await user.click(await pay.findConfirmButton());
  await submitCodeWithoutResponse(api, pay.TRANSFER, 'Send now');
  api.handle({ [pay.TRANSFER]: pay.respondWithReceipt });
  await expectSameOrderOnCheckAgain(api, pay.TRANSFER, 'Receipt');
});

test('a swap whose code got no response is checked again with the same key and code', async () => {
  const { user, api } = await exchange.renderExchange({ [exchange.EXCHANGE]: missingCode });
  await user.type(exchange.getAmountField(), '10');
  await user.click(exchange.getReviewButton());
  await user.click(await exchange.findConfirmButton());
  await submitCodeWithoutResponse(api, exchange.EXCHANGE, 'Swap now');
  api.handle({ [exchange.EXCHANGE]: exchange.respondWithReceipt });
  await expectSameOrderOnCheckAgain(api, exchange.EXCHANGE, 'Done');
});
