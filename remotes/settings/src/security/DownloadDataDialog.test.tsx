import { screen, waitFor, waitForElementToBeRemoved, within } from '@testing-library/react';
import { deferResponse, fail, ok, renderPage, type FakeHandlers } from '@hashgrid/testing';
import { createEvent } from '../../test/securitySamples';
import { DownloadDataPanel } from './DownloadDataPanel';
import { SecurityLogPanel } from './SecurityLogPanel';

const LOG = 'GET /shared/auth/security-events';
const EXPORT = 'POST /shared/client/export';

const getDialog = () => within(screen.getByRole('dialog'));

async function openDialog(api: FakeHandlers, profile?: { hasTwoFactor: boolean }) {
  const view = await renderPage(
    <>
      <DownloadDataPanel />
      <SecurityLogPanel />
    </>,
    {
      path: '/setting/security',
      session: 'loggedIn',
      ...(profile && { profile }),
      api: { [LOG]: ok({ items: [createEvent('loggedIn')], nextCursor: null }), ...api },
    },
  );
  await waitFor(() => expect(screen.queryByText(/^Loading/)).toBeNull());
  await view.user.click(screen.getByRole('button', { name: 'Download your data' }));
  return view;
}

const savedNames: string[] = [];
const savedBlobs: Blob[] = [];
beforeEach(() => {
  savedNames.length = savedBlobs.length = 0;
  URL.createObjectURL = (blob) => `blob:${savedBlobs.push(blob as Blob)}`;
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    savedNames.push(this.download);
  });
});
const file = { status: 200, body: { account: {} } };

test('requires the password, saves the file and refetches the log', async () => {
  const { user, api } = await openDialog({ [EXPORT]: file });
  expect(getDialog().getByLabelText('Password')).toHaveFocus();
  expect(getDialog().queryByLabelText('Code')).toBeNull();
  await user.keyboard('{Enter}');
  expect(getDialog().getByLabelText('Password')).toHaveAccessibleDescription('Enter your password.');
  await user.keyboard('correct horse battery{Enter}');
  expect(await screen.findByText('Your data has been downloaded.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(savedNames).toEqual(['my-data.json']);
  expect(savedBlobs.map(({ size }) => size)).toEqual([JSON.stringify(file.body).length]);
  expect(api.callsTo(EXPORT).map(({ body }) => body)).toEqual([{ password: 'correct horse battery' }]);
  await waitFor(() => expect(api.callsTo(LOG)).toHaveLength(2));
});

test('requires a code if two-factor authentication is on', async () => {
  const { user, api } = await openDialog({ [EXPORT]: file }, { hasTwoFactor: true });
  await user.keyboard('correct horse battery{Enter}');
  expect(getDialog().getByLabelText('Code')).toHaveAccessibleDescription(/^Enter a two-factor code/);
  await user.type(getDialog().getByLabelText('Code'), '123456{Enter}');
  await waitFor(() => expect(savedNames).toEqual(['my-data.json']));
  expect(api.callsTo(EXPORT).map(({ body }) => body)).toEqual([
    { password: 'correct horse battery', code: '123456' },
  ]);
});

test.each([
  ['while the dialog fades out', async () => undefined],
  [
    'after the dialog is gone',
    () => waitForElementToBeRemoved(() => screen.queryByRole('dialog', { hidden: true })),
  ],
])('saves nothing if the player has canceled and the response arrives %s', async (_, waitForMoment) => {
  const { handler, release } = deferResponse(file);
  const { user, api } = await openDialog({ [EXPORT]: handler });
  await user.keyboard('correct horse battery{Enter}');
  await waitFor(() => expect(api.callsTo(EXPORT)).toHaveLength(1));
  await user.click(getDialog().getByRole('button', { name: 'Cancel' }));
  await waitForMoment();
  release();
  await waitFor(() => expect(api.callsTo(LOG)).toHaveLength(2));
  expect(savedNames).toEqual([]);
  expect(screen.queryByText('Your data has been downloaded.')).toBeNull();
});

test('[A14] an incorrect password saves nothing', async () => {
  const errors = { password: ['Incorrect password.'] };
  const { user } = await openDialog({ [EXPORT]: fail(422, 'Please check.', { errors }) });
  await user.keyboard('wrong{Enter}');
  const field = getDialog().getByLabelText('Password');
  await waitFor(() => expect(field).toHaveAccessibleDescription('Incorrect password.'));
  expect(savedNames).toEqual([]);
});
