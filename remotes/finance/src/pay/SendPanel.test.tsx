import { screen } from '@testing-library/react';
import { renderPay, RESOLVE, getReviewButton } from '../../test/renderPayPage';

describe('a payment link', () => {
  test('enters no amount for a token that the player cannot hold', async () => {
    await renderPay({}, '/pay?to=ada&token=ore&amount=5000');
    expect(await screen.findByLabelText('Recipient')).toHaveValue('ada');
    expect(screen.getByLabelText('Token')).toHaveValue('USDT');
    expect(screen.getByLabelText('Amount')).toHaveValue('');
  });

  test('enters its amount in USDT when it names no token', async () => {
    await renderPay({}, '/pay?to=ada&amount=2.5');
    expect(await screen.findByLabelText('Amount')).toHaveValue('2.5');
    expect(screen.getByLabelText('Token')).toHaveValue('USDT');
  });

  test('asks what a comma before three digits means', async () => {
    const { user, api } = await renderPay({}, '/pay?to=ada&token=USDT&amount=1,000');
    expect(await screen.findByLabelText('Amount')).toHaveValue('1,000');
    await user.click(getReviewButton());
    expect(screen.getByLabelText('Amount')).toHaveAccessibleDescription(/“1,000” can mean 1000 or 1\.0000\./);
    expect(api.callsTo(RESOLVE)).toEqual([]);
  });
});
