import { screen, waitFor, within } from '@testing-library/react';
import { fail, getIdempotencyKeys, ok } from '@hashgrid/testing';
import { isolateBidi } from '@hashgrid/ui';
import {
  FEE,
  findConfirmButton,
  respondWithReceipt,
  renderPay,
  RESOLVE,
  getReviewButton,
  SENT,
  sentResponse,
  TRANSFER,
} from '../../test/renderPayPage';

const getSteps = () => screen.getByRole('list', { name: 'Payment steps' });
const getCurrentStep = () => within(getSteps()).getByRole('listitem', { current: 'step' });

describe('sending', () => {
  test('goes from the details through a review to the receipt', async () => {
    const { user, api } = await renderPay();
    await user.type(screen.getByLabelText('Recipient'), ' ada ');
    await user.type(screen.getByLabelText('Amount'), '2');
    await user.type(screen.getByLabelText('Note (optional)'), 'lunch');
    await user.click(getReviewButton());

    const review = await screen.findByRole('group', { name: 'Review' });
    expect(review).toHaveFocus();
    expect(getCurrentStep()).toHaveTextContent('Review');
    expect(review).toHaveTextContent(
      /Recipient\s*ada.*lunch.*2 USDT.*Fee\s*0\.002 USDT.*Total\s*2\.002 USDT/,
    );
    expect(api.callsTo(TRANSFER)).toEqual([]);

    await user.click(await findConfirmButton());
    const receipt = await screen.findByRole('group', { name: 'Receipt' });
    expect(receipt).toHaveTextContent(
      /Recipient\s*ada\s*Amount\s*2 USDT\s*Fee\s*0\.002 USDT\s*Total\s*2\.002 USDT.*receipt-1/,
    );
    expect(receipt).toHaveTextContent(`${isolateBidi('ada')} has received it.`);
    expect(api.callsTo(TRANSFER)).toHaveLength(1);
    const [call] = api.callsTo(TRANSFER);
    expect(call?.body).toEqual({ recipient: 'ada', token: 'USDT', amount: '2', note: 'lunch' });
    expect(call?.headers['idempotency-key']).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  });

  test('marks its required fields, and shows the fee before the review', async () => {
    const { user, api } = await renderPay({}, '/pay?to=ada');
    for (const name of ['Recipient', 'Token', 'Amount']) expect(screen.getByLabelText(name)).toBeRequired();
    expect(screen.getByLabelText('Note (optional)')).not.toBeRequired();
    const form = screen.getByRole('form', { name: 'Send' });
    expect(form).toHaveTextContent('Fee: 0.1% of the amount');
    await user.type(screen.getByLabelText('Amount'), '2');
    expect(form).toHaveTextContent(/Fee \(0\.1%\)\s*0\.002 USDT\s*Total\s*2\.002 USDT/);
    expect(api.callsTo(RESOLVE)).toEqual([]);
  });

  test('offers the four most recent recipients, each once', async () => {
    const { user, api } = await renderPay({
      [SENT]: sentResponse('ada', 'bob', null, 'ada', 'cy', 'dan', 'eve'),
    });
    const group = await screen.findByRole('group', { name: 'Recent recipients' });
    const buttons = within(group).getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['ada', 'bob', 'cy', 'dan']);
    expect(api.callsTo(SENT)[0]?.query).toMatchObject({ kind: 'transfer', direction: 'out' });
    await user.click(buttons[1]!);
    expect(screen.getByLabelText('Recipient')).toHaveValue('bob');
  });

  test('shows how old the balances are while the whole API is unreachable', async () => {
    await renderPay({ [SENT]: fail(503, 'Down.'), 'GET /shared/game/rules': fail(503, 'Down.') });
    const balances = within(screen.getByRole('region', { name: 'Your balances' }));
    expect(await balances.findByText(/^Updated /)).toBeVisible();
    expect(balances.getAllByRole('definition')[0]).toHaveTextContent(/^25\.5 USDT$/);
  });

  test('refetches the wallets once a payment is sent', async () => {
    const { user, api } = await renderPay({}, '/pay?to=ada&amount=1');
    await user.click(getReviewButton());
    const before = api.callsTo('GET /shared/client/wallets').length;
    await user.click(await findConfirmButton());
    await screen.findByRole('group', { name: 'Receipt' });
    await waitFor(() => expect(api.callsTo('GET /shared/client/wallets')).toHaveLength(before + 1));
  });

  test.each([
    ['', 'Enter an amount.'],
    ['0', 'Enter an amount greater than 0.'],
    ['1e9', 'Enter a number, like 12.5.'],
    ['-3', 'Enter an amount greater than 0.'],
    ['1,500', '“1,500” can mean 1500 or 1.5000. Enter one of these.'],
    ['1,00.5', 'Enter a number, like 12.5.'],
    ['0,0000001', 'USDT allows up to 6 decimal places.'],
    ['0.0000001', 'USDT allows up to 6 decimal places.'],
    ['25.500001', 'Insufficient balance: you have 25.5 USDT.'],
  ])('shows the error of the amount "%s" on its field without asking the server', async (amount, error) => {
    const { user, api } = await renderPay({}, '/pay?to=ada');
    if (amount) await user.type(screen.getByLabelText('Amount'), amount);
    await user.click(getReviewButton());
    expect(screen.getByLabelText('Amount')).toHaveAccessibleDescription(expect.stringContaining(error));
    expect(screen.getByLabelText('Amount')).toHaveFocus();
    expect(api.callsTo(RESOLVE)).toEqual([]);
  });

  test('asks what a point before three digits means if the player’s format has a decimal comma, and never enters such an amount itself', async () => {
    const page = { language: { locale: 'de-DE', texts: {} } };
    const english = { 'GET /locales/de-DE.json': { status: 200, body: {} } };
    const { user, api } = await renderPay(english, '/pay?to=ada&amount=1.125', { page });
    const amount = screen.getByLabelText('Amount');
    expect(amount).toHaveValue('1.1250');
    await user.clear(amount);
    await user.type(amount, '1.500');
    await user.click(getReviewButton());
    expect(amount).toHaveAccessibleDescription(
      expect.stringContaining('“1.500” can mean 1500 or 1.5000. Enter one of these.'),
    );
    expect(amount).toHaveValue('1.500');
    expect(api.callsTo(RESOLVE)).toEqual([]);
    await user.clear(amount);
    await user.type(amount, '1,5');
    await user.click(getReviewButton());
    await screen.findByRole('group', { name: 'Review' });
    expect(api.callsTo(RESOLVE)[0]?.query.amount).toBe('1.5');
  });

  test('rejects a total that exceeds the balance', async () => {
    const { user, api } = await renderPay({}, '/pay?to=ada&amount=25.499');
    await user.click(getReviewButton());
    const error = 'Total with fee: 25.501 USDT. You have 25.5 USDT.';
    await waitFor(() =>
      expect(screen.getByLabelText('Amount')).toHaveAccessibleDescription(expect.stringContaining(error)),
    );
    expect(api.callsTo(TRANSFER)).toEqual([]);
  });

  test('[A14] shows the errors from the server only on the fields they name', async () => {
    const errors = {
      recipient: ['No such player.'],
      token: ['Unknown token.'],
      amount: ['Too much.'],
      note: ['Not allowed.'],
    };
    const { user } = await renderPay(
      { [RESOLVE]: fail(422, 'Check the fields.', { errors }) },
      '/pay?to=nobody&amount=1',
    );
    await user.click(getReviewButton());
    await waitFor(() => expect(screen.getByLabelText('Recipient')).toHaveFocus());
    expect(screen.getByLabelText('Recipient')).toHaveAccessibleDescription(
      expect.stringContaining('No such player.'),
    );
    expect(screen.getByLabelText('Token')).toHaveAccessibleDescription('Unknown token.');
    expect(screen.getByLabelText('Amount')).toHaveAccessibleDescription(expect.stringContaining('Too much.'));
    expect(screen.getByLabelText('Note (optional)')).toHaveAccessibleDescription('Not allowed.');
    // Neither above the form nor in a toast.
    expect(screen.queryByText(/Check the fields\./)).not.toBeInTheDocument();
    expect(screen.getByLabelText('Recipient')).toHaveValue('nobody');
  });

  test('shows "Payment not sent" with the reason when the error names no field', async () => {
    const { user } = await renderPay({ [TRANSFER]: fail(409, 'Sends are paused.') }, '/pay?to=ada&amount=1');
    await user.click(getReviewButton());
    await user.click(await findConfirmButton());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Payment not sent');
    expect(alert).toHaveTextContent('Sends are paused.');
    expect(screen.getByLabelText('Recipient')).toHaveFocus();
  });

  test('deducts the fee from the amount when the full balance is sent', async () => {
    const { user, api } = await renderPay({}, '/pay?to=ada');
    await user.click(screen.getByRole('button', { name: 'Max' }));
    expect(screen.getByLabelText('Amount')).toHaveValue('25.5');
    expect(screen.getByRole('form', { name: 'Send' })).toHaveTextContent(
      /Total\s*25\.5 USDT\s*The fee is deducted from this amount\./,
    );
    await user.click(getReviewButton());
    expect(await screen.findByRole('group', { name: 'Review' })).toHaveTextContent(/Total\s*25\.5 USDT/);
    await user.click(await findConfirmButton());
    await screen.findByRole('group', { name: 'Receipt' });
    expect(api.callsTo(TRANSFER)[0]?.body).toMatchObject({ amount: '25.498' });
  });

  test('uses a new idempotency key for a new review', async () => {
    const { user, api } = await renderPay({ [TRANSFER]: fail(409, 'Not now.') }, '/pay?to=ada&amount=1');
    for (let round = 0; round < 2; round += 1) {
      await user.click(getReviewButton());
      await user.click(await findConfirmButton());
      await screen.findByText('Not now.');
    }
    const keys = getIdempotencyKeys(api.callsTo(TRANSFER));
    expect(new Set(keys).size).toBe(2);
  });
});

describe('sending while it is paused', () => {
  const paused = {
    status: 403,
    body: {
      statusCode: 403,
      message: 'Sends are paused.',
      retryAfter: 3600,
    },
  };

  test('shows "Payment not sent" with the reason and the end of the pause, as soon as the player asks for the review', async () => {
    const { user, api } = await renderPay({ [RESOLVE]: paused }, '/pay?to=ada&amount=1');
    // The time element has whole seconds.
    const askedAt = Math.floor(Date.now() / 1000) * 1000;
    await user.click(getReviewButton());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(/Payment not sent.*Sends are paused\..*You can send again on/);
    const until = Date.parse(within(alert).getByRole<HTMLTimeElement>('time').dateTime);
    expect(until).toBeGreaterThanOrEqual(askedAt + 3_600_000);
    expect(until).toBeLessThanOrEqual(Date.now() + 3_600_000);
    expect(screen.getByLabelText('Amount')).not.toHaveAttribute('aria-invalid', 'true');
    expect(api.callsTo(TRANSFER)).toEqual([]);
  });
});

describe('sending with a second factor', () => {
  const twoFactorPlayer = { hasTwoFactor: true };
  const findCodeField = () => screen.findByLabelText('Two-factor code');
  const wrongCode = fail(422, 'Check the fields.', { errors: { code: ['That code is incorrect.'] } });
  const missingCode = fail(422, 'Enter your two-factor code first.', {
    statusCode: 5003,
    errors: { code: ['Enter your two-factor code first.'] },
  });

  test('asks for the code between review and receipt, and shows the recipient’s name as the server does', async () => {
    const { user, api } = await renderPay(
      { [RESOLVE]: ok({ recipient: 'Ada', fee: FEE, total: '1.002' }) },
      '/pay?to=ada&amount=1',
      { profile: twoFactorPlayer },
    );
    expect(getSteps()).toHaveTextContent('Payment detailsReviewCodeReceipt');
    await user.click(getReviewButton());
    expect(await screen.findByRole('group', { name: 'Review' })).toHaveTextContent(/Recipient\s*Ada/);
    await user.click(await findConfirmButton());
    expect(await findCodeField()).toHaveFocus();
    expect(screen.getByRole('form', { name: 'Code' })).toHaveTextContent(
      /Recipient\s*Ada\s*Total\s*1\.002 USDT/,
    );
    expect(api.callsTo(TRANSFER)).toEqual([]);
    await user.keyboard('123');
    await user.click(screen.getByRole('button', { name: 'Send now' }));
    expect(await findCodeField()).toHaveAccessibleDescription(/Enter a two-factor code or a recovery code\./);
    expect(await findCodeField()).toHaveFocus();
    expect(api.callsTo(TRANSFER)).toEqual([]);
    await user.keyboard('4');
    expect(await findCodeField()).toBeValid();
    await user.click(screen.getByRole('button', { name: 'Use a recovery code instead' }));
    expect(screen.getByLabelText('Recovery code')).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Use authenticator app instead' }));
    await user.keyboard('123456{Enter}');
    await screen.findByRole('group', { name: 'Receipt' });
    expect(api.callsTo(TRANSFER)[0]?.body).toMatchObject({ recipient: 'ada', code: '123456' });
  });

  test('[A14] shows an incorrect code on its field until it is changed, and sends the next one with the same key', async () => {
    const { user, api } = await renderPay({ [TRANSFER]: wrongCode }, '/pay?to=ada&amount=1', {
      profile: twoFactorPlayer,
    });
    await user.click(getReviewButton());
    await user.click(await findConfirmButton());
    await user.type(await findCodeField(), '000000{Enter}');
    await waitFor(async () =>
      expect(await findCodeField()).toHaveAccessibleDescription(/That code is incorrect\./),
    );
    expect(await findCodeField()).toHaveFocus();
    api.handle({ [TRANSFER]: respondWithReceipt });
    await user.clear(await findCodeField());
    expect(await findCodeField()).toBeValid();
    await user.keyboard('123456{Enter}');
    await screen.findByRole('group', { name: 'Receipt' });
    expect(new Set(getIdempotencyKeys(api.callsTo(TRANSFER))).size).toBe(1);
  });

  test('asks for the code without an error when only the server knows that a code is required', async () => {
    const { user } = await renderPay({ [TRANSFER]: missingCode }, '/pay?to=ada&amount=1');
    await user.click(getReviewButton());
    await user.click(await findConfirmButton());
    expect(await findCodeField()).toHaveFocus();
    expect(await findCodeField()).not.toHaveAttribute('aria-invalid', 'true');
    expect(getCurrentStep()).toHaveTextContent('Code');
  });

  test('returns from the review and from the code to the details on Back', async () => {
    const { user } = await renderPay({}, '/pay?to=ada', { profile: twoFactorPlayer });
    await user.type(screen.getByLabelText('Amount'), '1');
    const goBack = async () => {
      await user.click(screen.getByRole('button', { name: 'Back' }));
      expect(screen.getByLabelText('Recipient')).toHaveValue('ada');
      expect(screen.getByLabelText('Recipient')).toHaveFocus();
      expect(screen.getByLabelText('Amount')).toHaveValue('1');
    };
    await user.click(getReviewButton());
    await findConfirmButton();
    await goBack();
    await user.click(getReviewButton());
    await user.click(await findConfirmButton());
    await findCodeField();
    await goBack();
  });
});

test('switches tabs and keeps the tab in the URL', async () => {
  const { user, location } = await renderPay();
  const pagesBefore = window.history.length;
  await user.click(screen.getByRole('tab', { name: 'Receive' }));
  expect(location()).toBe('/pay?view=receive');
  await user.click(screen.getByRole('tab', { name: 'Send' }));
  expect(location()).toBe('/pay');
  // Back leaves the page instead of switching tabs.
  expect(window.history).toHaveLength(pagesBefore);
});
