import { screen } from '@testing-library/react';
import { deferResponse, fail, navigateTo, ok } from '@hashgrid/testing';
import { isolateBidi } from '@hashgrid/ui';
import {
  FEE,
  findConfirmButton,
  getReviewButton,
  renderPay,
  RESOLVE,
  TRANSFER,
} from '../../test/renderPayPage';

describe('a payment link', () => {
  test('fills in recipient, token and amount', async () => {
    await renderPay({}, '/pay?to=ada&token=BTC&amount=0.00001');
    expect(screen.getByLabelText('Recipient')).toHaveValue('ada');
    expect(screen.getByLabelText('Token')).toHaveValue('BTC');
    expect(screen.getByLabelText('Amount')).toHaveValue('0.00001');
  });

  test('starts a new payment when it is opened during another one', async () => {
    const { user } = await renderPay({}, '/pay?to=ada&amount=2');
    await user.click(getReviewButton());
    await findConfirmButton();
    await navigateTo('/pay?to=grace&amount=3');
    expect(await screen.findByLabelText('Recipient')).toHaveValue('grace');
    expect(screen.getByLabelText('Amount')).toHaveValue('3');
  });

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

test('finds a recipient whose name was pasted with the marks that set its direction', async () => {
  const { user, api } = await renderPay();
  await user.click(screen.getByLabelText('Recipient'));
  await user.paste(isolateBidi('ada'));
  await user.type(screen.getByLabelText('Amount'), '2');
  await user.click(getReviewButton());
  await findConfirmButton();
  expect(api.callsTo(RESOLVE)[0]?.query).toMatchObject({ recipient: 'ada' });
});

test('focuses the empty form of another payment, but not the form that the page opens with', async () => {
  const terms = ok({ recipient: 'ada', fee: '0.00000001', total: '0.00001001' });
  const { user } = await renderPay({ [RESOLVE]: terms }, '/pay?to=ada&token=BTC&amount=0.00001');
  expect(document.body).toHaveFocus();
  await user.click(getReviewButton());
  await user.click(await findConfirmButton());
  await user.click(await screen.findByRole('button', { name: 'Send another' }));
  expect(screen.getByLabelText('Recipient')).toHaveValue('');
  expect(screen.getByLabelText('Token')).toHaveValue('BTC');
  expect(screen.getByLabelText('Recipient')).toHaveFocus();
});

test('shows the new balance when the server rejects a payment because another tab has spent the tokens', async () => {
  const errors = { amount: ['Insufficient balance.'] };
  const { user, api } = await renderPay(
    { [TRANSFER]: fail(422, 'Check the fields.', { errors }) },
    '/pay?to=ada&amount=20',
  );
  await user.click(getReviewButton());
  const wallets = [{ token: { code: 'USDT', isDefault: true }, balance: '5.5' }];
  api.handle({ 'GET /shared/client/wallets': ok({ wallets }) });
  await user.click(await findConfirmButton());
  const amount = await screen.findByLabelText('Amount');
  expect(amount).toHaveAccessibleDescription(expect.stringContaining('Insufficient balance.'));
  await api.settle();
  expect(amount).toHaveAccessibleDescription(expect.stringMatching(/Balance: 5\.5.USDT/));
});

test('keeps the error of an amount that was lowered by the fee, and the amount, if the player’s format has a decimal comma', async () => {
  const { user } = await renderPay(
    {
      'GET /locales/de-DE.json': { status: 200, body: {} },
      [TRANSFER]: fail(422, 'Check the fields.', { errors: { amount: ['Insufficient balance.'] } }),
    },
    '/pay?to=ada',
    { page: { language: { locale: 'de-DE', texts: {} } } },
  );
  await user.click(screen.getByRole('button', { name: 'Max' }));
  await user.click(getReviewButton());
  await user.click(await findConfirmButton());
  const amount = await screen.findByLabelText('Amount');
  expect(amount).toHaveValue('25.498');
  expect(amount).toHaveAccessibleDescription(expect.stringContaining('Insufficient balance.'));
});

test('keeps the error of a field only until it is changed, and that of the amount only until the token is', async () => {
  const { user } = await renderPay();
  await user.type(screen.getByLabelText('Amount'), '26');
  await user.click(getReviewButton());
  expect(screen.getByLabelText('Recipient')).toHaveFocus();
  await user.keyboard('ada');
  expect(screen.getByLabelText('Recipient')).toBeValid();
  expect(screen.getByLabelText('Amount')).toBeInvalid();
  await user.selectOptions(screen.getByLabelText('Token'), 'BTC');
  expect(screen.getByLabelText('Amount')).toBeValid();
  await user.click(getReviewButton());
  expect(screen.getByLabelText('Amount')).toBeInvalid();
  expect(screen.getByLabelText('Amount')).toHaveFocus();
  await user.keyboard('{Backspace}');
  expect(screen.getByLabelText('Amount')).toBeValid();
});

test('rejects a note of more than 140 characters without asking the server', async () => {
  const { user, api } = await renderPay({}, '/pay?to=ada&amount=1');
  await user.click(screen.getByLabelText('Note (optional)'));
  await user.paste('a'.repeat(141));
  await user.click(getReviewButton());
  expect(screen.getByLabelText('Note (optional)')).toHaveAccessibleDescription(
    'Use 140 characters or fewer.',
  );
  expect(api.callsTo(RESOLVE)).toEqual([]);
});

test('trims the note, and asks the server for the terms once, however often Enter is pressed', async () => {
  const { handler, release } = deferResponse(ok({ recipient: 'ada', fee: FEE, total: '1.002' }));
  const { user, api } = await renderPay({ [RESOLVE]: handler }, '/pay?to=ada&amount=1');
  await user.type(screen.getByLabelText('Note (optional)'), ' lunch {Enter}{Enter}');
  release();
  await user.click(await findConfirmButton());
  await screen.findByRole('group', { name: 'Receipt' });
  expect(api.callsTo(RESOLVE)).toHaveLength(1);
  expect(api.callsTo(TRANSFER)[0]?.body).toMatchObject({ note: 'lunch' });
});

test('drops the review of a draft that is edited while its terms load', async () => {
  const { handler, release } = deferResponse(ok({ recipient: 'ada', fee: '0.001', total: '1.001' }));
  const { user, api } = await renderPay({ [RESOLVE]: handler }, '/pay?to=ada&amount=1');
  await user.click(getReviewButton());
  await user.type(screen.getByLabelText('Recipient'), 'm');
  release();
  await api.settle();
  expect(screen.getByLabelText('Recipient')).toHaveValue('adam');
  expect(screen.queryByRole('group', { name: 'Review' })).not.toBeInTheDocument();
  expect(getReviewButton()).not.toHaveAttribute('aria-busy', 'true');
});

describe('while another tab of the page is open', () => {
  type User = Awaited<ReturnType<typeof renderPay>>['user'];
  const openReceiveAndReturn = async (user: User) => {
    await user.click(screen.getByRole('tab', { name: 'Receive' }));
    await user.click(screen.getByRole('tab', { name: 'Send' }));
    return screen.findByLabelText('Recipient');
  };

  test('keeps what was typed, and what a link has entered', async () => {
    const { user } = await renderPay({}, '/pay?to=ada');
    await user.type(screen.getByLabelText('Amount'), '2');
    await user.type(screen.getByLabelText('Note (optional)'), 'lunch');
    expect(await openReceiveAndReturn(user)).toHaveValue('ada');
    expect(screen.getByLabelText('Amount')).toHaveValue('2');
    expect(screen.getByLabelText('Note (optional)')).toHaveValue('lunch');
  });

  test('keeps the details of a payment under review', async () => {
    const { user } = await renderPay({}, '/pay?to=ada&amount=2');
    await user.click(getReviewButton());
    await findConfirmButton();
    expect(await openReceiveAndReturn(user)).toHaveValue('ada');
    expect(screen.getByLabelText('Amount')).toHaveValue('2');
  });

  test('does not offer a payment again that was sent meanwhile', async () => {
    const payment = { recipient: 'ada', token: 'USDT', amount: '2' };
    const receipt = ok({ ...payment, id: 'receipt-1', fee: FEE, createdAt: '2026-01-02T03:04:05.000Z' });
    const { handler, release } = deferResponse(receipt);
    const { user, api } = await renderPay({ [TRANSFER]: handler }, '/pay?to=ada&amount=2');
    await user.click(getReviewButton());
    await user.click(await findConfirmButton());
    await user.click(screen.getByRole('tab', { name: 'Receive' }));
    release();
    await api.settle();
    await user.click(screen.getByRole('tab', { name: 'Send' }));
    expect(await screen.findByLabelText('Recipient')).toHaveValue('');
    expect(screen.getByLabelText('Amount')).toHaveValue('');
  });
});
