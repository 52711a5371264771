import { act, screen, waitFor, within } from '@testing-library/react';
import { fail, offline, reconnect, renderPage, type FakeHandlers } from '@hashgrid/testing';
import TwoFactorPage from './TwoFactorPage';
import {
  DISABLE,
  disabledResponse,
  ENABLE,
  enabledResponse,
  NEW_CODES,
  recoveryCodes,
  secret,
  SET_UP,
  setupUrl,
  STATUS,
  twoFactorServer,
} from '../../test/twoFactorSamples';

async function open(api: FakeHandlers = {}) {
  const path = '/setting/gg-2fa';
  const view = await renderPage(<TwoFactorPage />, {
    path,
    session: 'loggedIn',
    api: { ...twoFactorServer, ...api },
  });
  await waitFor(() => expect(screen.queryByText(/^Loading/)).toBeNull());
  return view;
}

const rejectField = (field: string, error: string) =>
  fail(422, 'Please fix the highlighted fields.', { errors: { [field]: [error] } });
const incorrectCode = rejectField('code', 'That code is incorrect. Wait for a new one and try again.');
const INCORRECT_CODE = /^That code is incorrect\. Wait for a new one and try again\./;

const getButton = (name: string) => screen.getByRole('button', { name });
const getDialog = () => within(screen.getByRole('dialog'));
const getPasswordField = () => screen.getByLabelText('Password');
const getCodeField = () => screen.getByLabelText('Code');

/** Opens the setup's step with the QR code. */
async function openAppStep(api: FakeHandlers = {}) {
  const view = await open(api);
  await view.user.click(getButton('Set up'));
  expect(getPasswordField()).toHaveFocus();
  await view.user.keyboard('correct horse battery{Enter}');
  await screen.findByRole('img', { name: 'QR code for your authenticator app' });
  return view;
}

/** Completes the setup, which shows the recovery codes. */
async function openRecoveryCodes() {
  const view = await openAppStep();
  view.api.handle({ [STATUS]: enabledResponse(10) });
  await view.user.type(getCodeField(), '123456');
  await screen.findByText(recoveryCodes[0] ?? '');
  return view;
}

describe('setup', () => {
  test('[R14] requires the password, then shows the secret as QR code, text and link', async () => {
    const { api } = await openAppStep();
    expect(api.callsTo(SET_UP).map(({ body }) => body)).toEqual([{ password: 'correct horse battery' }]);
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
    expect(screen.getByText('Open authenticator app').closest('a')).toHaveAttribute('href', setupUrl);
    expect(screen.getByRole('group', { name: 'App' })).toHaveFocus();
    expect(screen.getByText('App', { selector: '[aria-current="step"]' })).toBeVisible();
  });

  test('copies the key without spaces', async () => {
    const { user } = await openAppStep();
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(getButton('Copy key'));
    expect(write).toHaveBeenCalledWith(secret);
  });

  test('[A14] reports an incorrect password at its field', async () => {
    const { user } = await open({ [SET_UP]: rejectField('password', 'Incorrect password.') });
    await user.click(getButton('Set up'));
    await user.keyboard('wrong{Enter}');
    await waitFor(() => expect(getPasswordField()).toHaveAccessibleDescription('Incorrect password.'));
    expect(getPasswordField()).toHaveFocus();
  });

  test('submits the code at the sixth digit, even if it is pasted with a space', async () => {
    const { user, api } = await openAppStep();
    await user.type(getCodeField(), '12345');
    expect(api.callsTo(ENABLE)).toEqual([]);
    await user.clear(getCodeField());
    await user.click(getCodeField());
    const callsBefore = api.callsTo('GET /shared/client/profile').length;
    await user.paste('123 456');
    await screen.findByText(recoveryCodes[0] ?? '');
    expect(api.callsTo('GET /shared/client/profile')).toHaveLength(callsBefore + 1);
    expect(api.callsTo(ENABLE).map(({ body }) => body)).toEqual([{ code: '123456' }]);
  });

  test('[A14] reports an incorrect code and clears the field', async () => {
    const { user } = await openAppStep({ [ENABLE]: incorrectCode });
    await user.type(getCodeField(), '123456');
    await waitFor(() => expect(getCodeField()).toHaveAccessibleDescription(INCORRECT_CODE));
    expect(getCodeField()).toHaveValue('');
    expect(getCodeField()).toHaveFocus();
  });

  test('shows that the setup has expired', async () => {
    const message = 'This setup has expired. Please start again.';
    const { user, api } = await openAppStep({ [ENABLE]: fail(409, message) });
    const callsBefore = api.callsTo(STATUS).length;
    await user.type(getCodeField(), '123456');
    await waitFor(() => expect(api.callsTo(STATUS)).toHaveLength(callsBefore + 1));
    expect(screen.getByRole('alert')).toHaveTextContent(message);
  });

  test('can be canceled', async () => {
    const { user } = await openAppStep();
    await user.click(getButton('Cancel'));
    expect(getButton('Set up')).toBeVisible();
  });
});

describe('recovery codes', () => {
  const getDoneButton = () => getButton('Done');

  test('are shown once, can be copied or downloaded, and must be acknowledged', async () => {
    const { user } = await openRecoveryCodes();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(recoveryCodes),
    );
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'));
    await user.click(getButton('Copy all'));
    expect(await screen.findByText(/^Your browser blocked copying. Select the text/)).toBeVisible();
    expect(write).toHaveBeenCalledWith(recoveryCodes.join('\n'));
    await user.click(getDoneButton());
    const savedCheckbox = screen.getByRole('checkbox', { name: 'I’ve saved these codes somewhere safe.' });
    expect(savedCheckbox).toHaveAccessibleDescription('Confirm that you’ve saved the codes.');
    expect(savedCheckbox).toHaveFocus();
    await user.keyboard(' ');
    await user.click(getDoneButton());
    expect(await screen.findByText('On')).toBeVisible();
    expect(screen.getByText('10 of 10')).toBeVisible();
    expect(screen.queryByText(recoveryCodes[0] ?? '')).toBeNull();
  });

  test('are downloaded as a text file', async () => {
    const blobs: Blob[] = [];
    URL.createObjectURL = (blob) => `blob:${blobs.push(blob as Blob)}`;
    URL.revokeObjectURL = () => {};
    const names: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    const { user } = await openRecoveryCodes();
    await user.click(getButton('Download'));
    expect(names).toEqual(['hashgrid-recovery-codes.txt']);
    const reader = new FileReader();
    reader.readAsText(blobs[0] as Blob);
    await waitFor(() => expect(reader.readyState).toBe(FileReader.DONE));
    const text = String(reader.result);
    expect(text).toContain('Hashgrid recovery codes for satoshi');
    expect(text.split('\n')).toEqual(expect.arrayContaining(recoveryCodes));
  });

  test('a link to another page asks for confirmation first', async () => {
    const { user, location } = await openRecoveryCodes();
    const { length } = window.history;
    await user.click(screen.getByRole('link', { name: 'General' }));
    expect(location()).toBe('/setting/gg-2fa');
    expect(getDialog().getByRole('button', { name: 'Stay' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText(recoveryCodes[0] ?? '')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'General' }));
    await user.click(getDialog().getByRole('button', { name: 'Leave anyway' }));
    await waitFor(() => expect(location()).toBe('/setting'));
    // Going back from there leads to the page, not to an extra entry of it.
    expect(window.history).toHaveLength(length);
  });

  test('going back asks for confirmation first, and closing the tab triggers the browser’s dialog', async () => {
    const { location } = await openRecoveryCodes();
    act(() => window.history.back());
    expect(
      await screen.findByRole('dialog', { name: 'Leave without saving your codes?' }),
    ).toBeInTheDocument();
    expect(location()).toBe('/setting/gg-2fa');
    expect(screen.getByText(recoveryCodes[0] ?? '')).toBeVisible();
    const closing = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(closing);
    expect(closing.defaultPrevented).toBe(true);
  });
});

describe('warns that the recovery codes weren’t shown', () => {
  const PROFILE = 'GET /shared/client/profile';
  const alreadyOn = fail(409, 'Two-factor authentication is already on.');
  const expectWarning = async () => {
    expect(await screen.findByText('On')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(
      /recovery codes weren’t shown here\. .*create new ones now\.$/,
    );
    expect(getButton('Create new codes')).toBeVisible();
  };

  test('when the next code is entered after a lost response, and refetches the profile', async () => {
    const { user, api } = await openAppStep({ [ENABLE]: offline });
    await user.type(getCodeField(), '123456');
    expect(await screen.findByText(/^The server didn’t respond\./)).toBeVisible();
    const callsBefore = api.callsTo(PROFILE).length;
    api.handle({ [ENABLE]: alreadyOn, [STATUS]: enabledResponse(10) });
    await user.type(getCodeField(), '654321');
    await expectWarning();
    expect(screen.getByRole('group', { name: 'Two-factor authentication' })).toHaveFocus();
    await waitFor(() => expect(api.callsTo(PROFILE)).toHaveLength(callsBefore + 1));
  });

  test('when a setup that the server has completed is canceled, until new codes are created', async () => {
    const { user, api } = await openAppStep();
    api.handle({ [STATUS]: enabledResponse(10) });
    await user.click(getButton('Cancel'));
    await expectWarning();
    await user.click(getButton('Create new codes'));
    await user.type(getPasswordField(), 'correct horse battery');
    await user.type(getCodeField(), '123456{Enter}');
    await user.click(await screen.findByRole('checkbox'));
    await user.click(getButton('Done'));
    expect(await screen.findByText('On')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('when the password is entered after another tab has turned two-factor authentication on', async () => {
    const { user, api } = await open({ [SET_UP]: alreadyOn });
    await user.click(getButton('Set up'));
    api.handle({ [STATUS]: enabledResponse(10) });
    await user.keyboard('correct horse battery{Enter}');
    await expectWarning();
  });
});

describe('while enabled', () => {
  test('[R14] shows how many recovery codes are left, and warns when they run low', async () => {
    const { api } = await open({ [STATUS]: enabledResponse(4) });
    const warning = /^You’re running low on recovery codes\./;
    expect(screen.getByText('On')).toBeVisible();
    expect(screen.getByText('4 of 10')).toBeVisible();
    expect(screen.queryByText(warning)).toBeNull();
    api.handle({ [STATUS]: enabledResponse(3) });
    await reconnect();
    expect(await screen.findByText(warning)).toBeVisible();
  });

  test('new recovery codes require password and code', async () => {
    const { user, api } = await open({ [STATUS]: enabledResponse() });
    await user.click(getButton('Create new codes'));
    expect(getPasswordField()).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(getPasswordField()).toHaveAccessibleDescription('Enter your password.');
    expect(getCodeField()).toHaveAccessibleDescription(/^Enter a two-factor code or a recovery code\./);
    await user.type(getPasswordField(), 'correct horse battery');
    await user.type(getCodeField(), ' 123456 {Enter}');
    expect(await screen.findByText(recoveryCodes[9] ?? '')).toBeVisible();
    expect(api.callsTo(NEW_CODES).map(({ body }) => body)).toEqual([
      { password: 'correct horse battery', code: '123456' },
    ]);
  });

  test('warns when the response with new recovery codes is lost, until they are created again', async () => {
    const { user, api } = await open({ [STATUS]: enabledResponse(2), [NEW_CODES]: offline });
    const warning = /recovery codes weren’t shown here\./;
    await user.click(getButton('Create new codes'));
    await user.type(getPasswordField(), 'correct horse battery');
    await user.type(getCodeField(), '123456{Enter}');
    expect(await screen.findByText(/^The server didn’t respond\./)).toBeVisible();
    api.handle({ [NEW_CODES]: incorrectCode });
    await user.keyboard('{Enter}');
    await waitFor(() => expect(getCodeField()).toHaveAccessibleDescription(INCORRECT_CODE));
    await user.click(getButton('Cancel'));
    expect(screen.getByText(warning)).toBeVisible();
    expect(screen.queryByText(/^You’re running low on recovery codes\./)).toBeNull();

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    api.handle({ [STATUS]: enabledResponse(10), [NEW_CODES]: twoFactorServer[NEW_CODES]! });
    await user.click(getButton('Create new codes'));
    await user.type(getPasswordField(), 'correct horse battery');
    await user.type(getCodeField(), '123456{Enter}');
    await user.click(await screen.findByRole('checkbox'));
    await user.click(getButton('Done'));
    expect(await screen.findByText('On')).toBeVisible();
    expect(screen.queryByText(warning)).toBeNull();
  });

  test('does not warn of unseen recovery codes when a request for new ones is rejected', async () => {
    const { user } = await open({ [STATUS]: enabledResponse(), [NEW_CODES]: incorrectCode });
    await user.click(getButton('Create new codes'));
    await user.type(getPasswordField(), 'correct horse battery');
    await user.type(getCodeField(), '000000{Enter}');
    await waitFor(() => expect(getCodeField()).toHaveAccessibleDescription(INCORRECT_CODE));
    expect(screen.queryByText(/recovery codes weren’t shown here\./)).toBeNull();
  });

  test('turning it off warns that large payments are paused, requires password and code, and confirms', async () => {
    const { user, api } = await open({ [STATUS]: enabledResponse() });
    await user.click(getButton('Turn off'));
    expect(
      getDialog().getByText(/large swaps and large purchases will be paused for 24 hours/),
    ).toBeVisible();
    await user.type(getPasswordField(), 'correct horse battery');
    api.handle({ [STATUS]: disabledResponse });
    await user.type(getCodeField(), '7KQ2M-W9XTD{Enter}');
    expect(await screen.findByText('Two-factor authentication is off.')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Set up' })).toBeVisible();
    expect(api.callsTo(DISABLE).map(({ body }) => body)).toEqual([
      { password: 'correct horse battery', code: '7KQ2M-W9XTD' },
    ]);
  });

  test('[A14] reports an incorrect code at its field and changes nothing', async () => {
    const { user } = await open({ [STATUS]: enabledResponse(), [DISABLE]: incorrectCode });
    await user.click(getButton('Turn off'));
    await user.type(getPasswordField(), 'correct horse battery');
    await user.type(getCodeField(), '000000{Enter}');
    await waitFor(() => expect(getCodeField()).toHaveAccessibleDescription(INCORRECT_CODE));
    expect(screen.getByText('On')).toBeInTheDocument();
  });
});

test('the settings can be reloaded after an error', async () => {
  const { user, api } = await open({ [STATUS]: fail(500, 'No database') });
  expect(screen.getByRole('alert')).toHaveTextContent('Couldn’t load your two-factor settings');
  api.handle({ [STATUS]: disabledResponse });
  await user.click(getButton('Retry'));
  expect(await screen.findByRole('button', { name: 'Set up' })).toBeVisible();
});
