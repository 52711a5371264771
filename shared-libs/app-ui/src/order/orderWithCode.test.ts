import { cleanup } from '@testing-library/react';
import { hasUnsavedChanges } from '@hashgrid/platform/host';
import { advanceTime, getSentKeys, OFFLINE, RECEIPT, renderOrder, submit } from '../../test/renderOrder';

beforeEach(() => {
  jest.useFakeTimers();
  submit.mockReset().mockResolvedValue(RECEIPT);
});
afterEach(() => jest.useRealTimers());

describe('an order with a two-factor code', () => {
  const wrongCode = { statusCode: 422, message: '', errors: { code: ['Incorrect code.'] } };

  test('asks for the code before it submits, and keeps the key when the code is rejected', async () => {
    submit.mockRejectedValueOnce(wrongCode);
    const order = renderOrder({ requiresCode: true });
    await order.review();
    await order.confirm();
    expect(order.state()).toMatchObject({ step: 'code', status: 'ready', codeErrors: [] });
    expect(submit).not.toHaveBeenCalled();
    await order.submitCode('000000');
    expect(order.state()).toMatchObject({ step: 'code', status: 'ready', codeErrors: ['Incorrect code.'] });
    expect(hasUnsavedChanges()).toBe(true);
    await order.submitCode('123456');
    expect(order.state()).toMatchObject({ step: 'done' });
    expect(submit.mock.calls.map(([, code]) => code)).toEqual(['000000', '123456']);
    expect(getSentKeys().size).toBe(1);
  });

  test('removes the error of a rejected code while the next one is submitted', async () => {
    submit.mockRejectedValueOnce(wrongCode).mockReturnValue(new Promise(() => undefined));
    const order = renderOrder({ requiresCode: true });
    await order.review();
    await order.confirm();
    await order.submitCode('000000');
    await order.submitCode('123456');
    expect(order.state()).toMatchObject({ step: 'code', status: 'submitting', codeErrors: [] });
  });

  test('is checked again with the code that got no response', async () => {
    submit.mockRejectedValue(OFFLINE);
    const order = renderOrder({ requiresCode: true });
    await order.review();
    await order.confirm();
    await order.submitCode('123456');
    await advanceTime(10_000);
    expect(order.state()).toMatchObject({ step: 'code', status: 'unknown' });
    submit.mockReset().mockResolvedValue(RECEIPT);
    await order.confirm();
    expect(submit.mock.calls.map(([, code]) => code)).toEqual(['123456']);
    expect(order.state()).toEqual({ step: 'done', receipt: RECEIPT });
  });

  test('is checked again after a reload without asking for another code first', async () => {
    submit.mockRejectedValue(OFFLINE);
    const order = renderOrder({ requiresCode: true });
    await order.review();
    await order.confirm();
    await order.submitCode('123456');
    cleanup();
    await advanceTime(1_000);
    const reloaded = renderOrder({ requiresCode: true });
    expect(reloaded.state()).toMatchObject({ step: 'review', status: 'unknown' });
    submit.mockResolvedValue(RECEIPT);
    await reloaded.confirm();
    expect(reloaded.state()).toEqual({ step: 'done', receipt: RECEIPT });
  });

  test('shows a rejected code as the reason for the rejection where no code can be entered', async () => {
    submit.mockRejectedValueOnce(wrongCode);
    const order = renderOrder({ requiresCode: 'never' });
    await order.review();
    await order.confirm();
    expect(order.state()).toMatchObject({ step: 'form', rejection: { message: 'Incorrect code.' } });
  });

  test('asks for the code without an error when only the server knows that a code is required', async () => {
    submit.mockRejectedValueOnce(wrongCode);
    const order = renderOrder();
    await order.review();
    await order.confirm();
    expect(order.state()).toMatchObject({ step: 'code', status: 'ready', codeErrors: [] });
  });
});
