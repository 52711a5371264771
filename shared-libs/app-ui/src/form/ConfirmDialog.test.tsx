import { act, screen, waitFor } from '@testing-library/react';
import { api, useModal } from '@hashgrid/platform';
import {
  deferResponse,
  fail,
  offline,
  ok,
  reconnect,
  renderPage,
  stopClock,
  type FakeHandler,
} from '@hashgrid/testing';
import { ConfirmDialog } from './ConfirmDialog';
import { useDialogForm } from './useDialogForm';

const CLOSE = 'POST /shared/client/close';
const { useCloseMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    close: build.mutation<{ message?: string }, void>({
      query: () => ({ url: '/shared/client/close', method: 'POST' }),
      extraOptions: { quiet: true },
    }),
  }),
});

function CloseDialog() {
  const [close] = useCloseMutation();
  const form = useDialogForm<never>({
    fields: [],
    send: () => close().unwrap(),
    successMessage: 'Account closed.',
  });
  return (
    <ConfirmDialog title="Close account?" text="It can be restored." form={form} confirm="Close account" />
  );
}

function OpenButton() {
  const { open } = useModal();
  return (
    <button onClick={() => open({ id: 'close', label: 'Close account?', content: <CloseDialog /> })}>
      Open
    </button>
  );
}

const openDialog = async (response: FakeHandler = ok(null, 'Account closed.')) => {
  const view = await renderPage(<OpenButton />, { session: 'loggedIn', api: { [CLOSE]: response } });
  await view.user.click(screen.getByRole('button', { name: 'Open' }));
  return view;
};

test.each(['Cancel', 'Close'])('%s closes the dialog without sending the request', async (name) => {
  const { user, api: server } = await openDialog();
  await user.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(screen.queryByText('Close account?')).toBeNull());
  expect(server.callsTo(CLOSE)).toHaveLength(0);
});

test('the confirm button sends the request', async () => {
  const { user, api: server } = await openDialog();
  await user.click(screen.getByRole('button', { name: 'Close account' }));
  await waitFor(() => expect(screen.queryByText('Close account?')).toBeNull());
  expect(server.callsTo(CLOSE)).toHaveLength(1);
});

test('[A14] a rejection is shown in the dialog, which stays open', async () => {
  const { user } = await openDialog(fail(409, 'This account is closed. You can restore it.'));
  await user.click(screen.getByRole('button', { name: 'Close account' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This account is closed.');
  expect(screen.getByRole('heading', { name: 'Close account?' })).toBeInTheDocument();
});

describe('a failure after the dialog was closed', () => {
  const closeDuringRequest = async () => {
    const { handler, release } = deferResponse(
      fail(422, 'Please fix the highlighted fields.', { errors: { code: ['That code is incorrect.'] } }),
    );
    const { user } = await openDialog(handler);
    await user.click(screen.getByRole('button', { name: 'Close account' }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    return release;
  };

  const waitForRemoval = () => waitFor(() => expect(screen.queryByText('Close account?')).toBeNull());

  test('is shown as a toast', async () => {
    const release = await closeDuringRequest();
    await waitForRemoval();
    release();
    expect(await screen.findByRole('alert')).toHaveTextContent('That code is incorrect.');
  });

  test('is shown as a toast while the dialog fades out', async () => {
    const release = await closeDuringRequest();
    release();
    expect(await screen.findByRole('alert')).toHaveTextContent('That code is incorrect.');
  });

  test('is not shown when the session has ended', async () => {
    await closeDuringRequest();
    await waitForRemoval();
    for (const name of ['accessToken', 'refreshToken']) document.cookie = `${name}=; path=/; max-age=0`;
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(window.location.pathname).toBe('/login'));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the message that there was no response', () => {
  const NO_RESPONSE = 'The server didn’t respond. Check your connection and try again.';
  test('disappears when the browser is online again', async () => {
    const { user } = await openDialog(offline);
    await user.click(screen.getByRole('button', { name: 'Close account' }));
    expect(await screen.findByText(NO_RESPONSE)).toBeInTheDocument();
    await reconnect();
    expect(screen.queryByText(NO_RESPONSE)).toBeNull();
    expect(screen.getByRole('heading', { name: 'Close account?' })).toBeInTheDocument();
  });

  test('is the only one that disappears', async () => {
    const { user } = await openDialog(fail(409, 'This account is closed. You can restore it.'));
    await user.click(screen.getByRole('button', { name: 'Close account' }));
    await screen.findByRole('alert');
    await reconnect();
    expect(screen.getByRole('alert')).toHaveTextContent('This account is closed.');
  });
});

test('a rate limit counts down and blocks the button', async () => {
  const { user } = await openDialog({
    status: 429,
    body: { statusCode: 429, message: 'Too many attempts.', retryAfter: 90 },
  });
  stopClock();
  await user.click(screen.getByRole('button', { name: 'Close account' }));
  expect(await screen.findByRole('timer')).toHaveTextContent('You can try again in 1:30.');
  expect(screen.getByRole('button', { name: 'Close account' })).toHaveAttribute('aria-disabled', 'true');
});
