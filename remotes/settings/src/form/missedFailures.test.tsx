import { screen, waitFor } from '@testing-library/react';
import { deferResponse, fail, navigateTo, ok, renderPage, type FakeHandler } from '@hashgrid/testing';
import { fakePictureUrls, findStep, getButton, openKyc, SAVE, SUBMIT, UPLOAD } from '../../test/kycPage';
import { createKyc, createKycFile, sampleKycDetails } from '../../test/kycSamples';
import {
  ENABLE,
  enabledResponse,
  NEW_CODES,
  SET_UP,
  STATUS,
  twoFactorServer,
} from '../../test/twoFactorSamples';
import { getSaveButton, openProfile, UPDATE } from '../../test/profilePage';
import { DownloadDataPanel } from '../security/DownloadDataPanel';
import SecurityPage from '../security/SecurityPage';
import TwoFactorPage from '../two-factor/TwoFactorPage';

const DETAILS = createKyc({ details: sampleKycDetails });
const COMPLETE = {
  ...DETAILS,
  document: 'passport' as const,
  files: [createKycFile('documentFront'), createKycFile('selfie')],
};

async function changePassword(handler: FakeHandler) {
  const { user } = await renderPage(<SecurityPage />, {
    path: '/setting/security',
    session: 'loggedIn',
    api: {
      'GET /shared/client/addresses': ok({ addresses: [], maxCount: 10 }),
      'GET /shared/auth/sessions': ok({ sessions: [] }),
      'GET /shared/auth/security-events': ok({ items: [], nextCursor: null }),
      'PATCH /shared/auth/change-password': handler,
    },
  });
  await user.type(screen.getByLabelText('Current password'), 'correct horse battery');
  await user.type(screen.getByLabelText('New password'), 'staple of new words{Enter}');
}

async function saveProfile(handler: FakeHandler) {
  const { user } = await openProfile({}, { [UPDATE]: handler });
  await user.click(getSaveButton());
}

async function saveDetails(handler: FakeHandler) {
  const { user } = await openKyc(DETAILS, { [SAVE]: handler });
  await findStep('Document');
  await user.click(getButton('Back'));
  await findStep('Your details');
  await user.click(getButton('Save and continue'));
}

async function submitVerification(handler: FakeHandler) {
  const { user } = await openKyc(COMPLETE, { [SUBMIT]: handler });
  await findStep('Review');
  await user.click(getButton('Submit for review'));
}

async function uploadPhoto(handler: FakeHandler) {
  const { user } = await openKyc({ ...DETAILS, document: 'passport' }, { [UPLOAD]: handler });
  await findStep('Document');
  await user.upload(screen.getByLabelText('Photo page'), new File(['new'], 'id.jpg', { type: 'image/jpeg' }));
}

/** Enters the password, the first step of turning on two-factor authentication. */
async function setUpTwoFactor(handler: FakeHandler, enable?: FakeHandler) {
  const { user } = await renderPage(<TwoFactorPage />, {
    path: '/setting/gg-2fa',
    session: 'loggedIn',
    api: { ...twoFactorServer, [SET_UP]: handler, ...(enable && { [ENABLE]: enable }) },
  });
  await user.click(await screen.findByRole('button', { name: 'Set up' }));
  await user.type(screen.getByLabelText('Password'), 'correct horse battery{Enter}');
  return user;
}

async function turnOnTwoFactor(handler: FakeHandler) {
  const user = await setUpTwoFactor(twoFactorServer[SET_UP]!, handler);
  await user.type(await screen.findByLabelText('Code'), '000000');
  return user;
}

/** Asks for new recovery codes, and closes the dialog. */
async function createRecoveryCodes(handler: FakeHandler) {
  const { user } = await renderPage(<TwoFactorPage />, {
    path: '/setting/gg-2fa',
    session: 'loggedIn',
    api: { ...twoFactorServer, [STATUS]: enabledResponse(), [NEW_CODES]: handler },
  });
  await user.click(await screen.findByRole('button', { name: 'Create new codes' }));
  await user.type(screen.getByLabelText('Password'), 'correct horse battery');
  await user.type(screen.getByLabelText('Code'), '000000{Enter}');
  await user.click(getButton('Cancel'));
}

/** Asks for the player's data, and closes the dialog. */
async function downloadData(handler: FakeHandler) {
  const { user } = await renderPage(<DownloadDataPanel />, {
    path: '/setting/security',
    session: 'loggedIn',
    api: { 'POST /shared/client/export': handler },
  });
  await user.click(await screen.findByRole('button', { name: 'Download your data' }));
  await user.type(screen.getByLabelText('Password'), 'correct horse battery{Enter}');
  await user.click(getButton('Cancel'));
}

/** The page of two-factor authentication goes back from an extra history entry, which would otherwise change the page of the next test. */
const expectNoExtraEntry = () =>
  waitFor(() => expect(window.history.state ?? {}).not.toHaveProperty('leaveGuard'));

const MESSAGE = 'Something has changed. Please try again.';

beforeEach(fakePictureUrls);
afterEach(expectNoExtraEntry);

test.each([
  ['changing the password', changePassword],
  ['saving the profile', saveProfile],
  ['saving the details of the identity verification', saveDetails],
  ['submitting the identity verification', submitVerification],
  ['uploading a photo for the identity verification', uploadPhoto],
  ['setting up two-factor authentication', setUpTwoFactor],
])('says in a toast that %s failed after the player has left the page', async (_, submit) => {
  const { handler, release } = deferResponse(fail(409, MESSAGE));
  await submit(handler);
  await navigateTo('/elsewhere');
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  release();
  expect(await screen.findByRole('alert')).toHaveTextContent(MESSAGE);
});

test('says in a toast that turning on two-factor authentication failed after the player has canceled it', async () => {
  const { handler, release } = deferResponse(fail(409, MESSAGE));
  const user = await turnOnTwoFactor(handler);
  await user.click(getButton('Cancel'));
  expect(await screen.findByRole('button', { name: 'Set up' })).toBeVisible();
  release();
  expect(await screen.findByRole('alert')).toHaveTextContent(MESSAGE);
});

test.each([
  ['creating recovery codes', createRecoveryCodes],
  ['downloading the data', downloadData],
])('says in a toast that %s failed while the closed dialog fades out', async (_, submit) => {
  const { handler, release } = deferResponse(fail(409, MESSAGE));
  await submit(handler);
  release();
  expect(await screen.findByRole('alert')).toHaveTextContent(MESSAGE);
});
