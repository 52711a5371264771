import { act, screen, waitFor } from '@testing-library/react';
import type { LinkedAddress } from '@hashgrid/contracts';
import {
  deferResponse,
  fail,
  offline,
  ok,
  renderPage,
  sampleProfile,
  type FakeHandlers,
  type FakeResponse,
} from '@hashgrid/testing';
import { ADDRESS, LINK_ADDRESS, LINKED_ADDRESS } from '../../test/linkedAddress';
import AuthenticationPage from '../authentication/AuthenticationPage';
import { saveAddressProof } from './addressProof';

const ADDRESSES = 'GET /shared/client/addresses';
const PROFILE = 'GET /shared/client/profile';
const TOKENS = { accessToken: 'access-1', refreshToken: 'refresh-1' };

/** Completes a login with two-factor authentication in a tab that has the proof of an unknown address. */
const logIn = async (api: FakeHandlers) => {
  saveAddressProof({ address: ADDRESS, addressProof: 'proof-1' }, 'link');
  const page = await renderPage(<AuthenticationPage />, {
    path: '/authentication',
    session: 'twoFactor',
    api: { 'POST /auth/client/gg-2fa/valid': ok(TOKENS), ...api },
  });
  await page.user.type(screen.getByLabelText('Code'), '123456{Enter}');
  return page;
};

test('links an unknown address after the two-factor code', async () => {
  const { api } = await logIn({ [LINK_ADDRESS]: ok(LINKED_ADDRESS) });
  expect(await screen.findByText(/You can now log in with .*0x7099/)).toBeVisible();
  expect(api.callsTo(LINK_ADDRESS)).toHaveLength(1);
});

describe('an unknown address that is linked without a response', () => {
  const loseResponse = async (secondResponse: () => FakeResponse, addresses: LinkedAddress[] = []) => {
    let attempts = 0;
    const { api } = await logIn({
      [LINK_ADDRESS]: () => (++attempts === 1 ? offline() : secondResponse()),
      [ADDRESSES]: ok({ addresses, maxCount: 10 }),
    });
    return api;
  };

  test('is reported as linked when the repeated request succeeds', async () => {
    const api = await loseResponse(() => ok(LINKED_ADDRESS));
    expect(await screen.findByText(/You can now log in with .*0x7099/)).toBeVisible();
    expect(api.callsTo(LINK_ADDRESS)).toHaveLength(2);
    expect(api.callsTo(ADDRESSES)).toEqual([]);
  });

  test('is reported as linked when both responses are lost, but the list has it', async () => {
    await loseResponse(offline, [LINKED_ADDRESS]);
    expect(await screen.findByText(/You can now log in with .*0x7099/)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('is reported as not linked when the proof has expired meanwhile', async () => {
    await loseResponse(() => fail(410, 'Your wallet was confirmed too long ago.'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Your wallet was confirmed too long ago.');
  });
});

test('is not sent again to the account that another tab has logged in to meanwhile', async () => {
  const { handler, release } = deferResponse(ok(LINKED_ADDRESS));
  const { api } = await logIn({ [LINK_ADDRESS]: handler });
  await waitFor(() => expect(api.callsTo(LINK_ADDRESS)).toHaveLength(1));
  api.handle({ [PROFILE]: ok({ ...sampleProfile, id: '2', username: 'bob' }) });
  document.cookie = 'accessToken=access-2; path=/';
  const otherTab = new BroadcastChannel('hashgrid.session');
  act(() => otherTab.postMessage('signedIn 1'));
  await waitFor(() => expect(api.callsTo(PROFILE).length).toBeGreaterThan(1));
  await act(async () => release());
  await api.settle();
  otherTab.close();
  expect(api.callsTo(LINK_ADDRESS)).toHaveLength(1);
  expect(sessionStorage.getItem('addressProof')).not.toBeNull();
});
