import { openTestApi, PASSWORD } from '../../test/openTestApi';
import { newForm } from '../../test/players';
import { logInWith, newWallet } from '../../test/wallets';

const STRANGER_DEVICE = 's'.repeat(43);

describe('activating a sign-up with a wallet address', () => {
  const api = openTestApi();

  test.each([
    ['does not link it when the owner of the email chooses a new password', { newPassword: PASSWORD }, 403],
    ['links it with the password of the sign-up', { password: 'stranger-knows-it' }, 200],
  ])('%s', async (_name, passwords, status) => {
    const wallet = newWallet();
    const { data } = (await logInWith(api, wallet, { device: STRANGER_DEVICE })).body;
    const { addressProof } = data as unknown as { addressProof: string };
    await api.call('POST /public/auth/sign-up', {
      body: { ...newForm(), password: 'stranger-knows-it', addressProof },
      headers: { 'device-token': STRANGER_DEVICE },
    });
    const body = { token: api.readEmailedToken(), ...passwords };
    expect((await api.call('POST /public/auth/activate', { body })).status).toBe(200);
    expect((await logInWith(api, wallet, { device: STRANGER_DEVICE })).status).toBe(status);
  });
});
