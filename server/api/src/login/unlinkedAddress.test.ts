import { openTestApi, PASSWORD } from '../../test/openTestApi';
import { login, newForm, newPlayer, newSession, readEvents } from '../../test/players';
import { generateTwoFactorCode, newTwoFactorSession } from '../../test/twoFactorPlayers';
import { link, logInWith, newWallet, sign } from '../../test/wallets';

const DEVICE = 'd'.repeat(43);
const OTHER_DEVICE = 'o'.repeat(43);

describe('login with a wallet address that has no account', () => {
  const api = openTestApi();

  async function newProof(wallet = newWallet(), device = DEVICE) {
    const { status, body } = await logInWith(api, wallet, { device });
    expect([status, body.statusCode]).toEqual([403, 5005]);
    return { wallet, addressProof: (body.data as unknown as { addressProof: string }).addressProof };
  }
  const signUpWith = (form: object, device = DEVICE) =>
    api.call('POST /public/auth/sign-up', { body: form, headers: { 'device-token': device } });
  const activate = (fields: object = {}, device = DEVICE) =>
    api.call('POST /public/auth/activate', {
      body: { token: api.readEmailedToken(), ...fields },
      headers: { 'device-token': device },
    });

  test('offers a proof for signing up with the address', async () => {
    const { wallet, addressProof } = await newProof();
    const form = newForm();
    expect((await signUpWith({ ...form, addressProof })).status).toBe(200);
    const pending = await logInWith(api, wallet);
    expect([pending.status, pending.body.message]).toEqual([
      403,
      'Activate your account first. We’ve emailed you a link.',
    ]);
    expect((await activate()).status).toBe(200);
    expect((await logInWith(api, wallet)).status).toBe(200);
    expect(await api.readEmailSubjects(form.email)).toContain('A wallet was linked to your account');
  });

  test('emails about the linked address in the language of the activation', async () => {
    const { addressProof } = await newProof();
    const form = newForm();
    await signUpWith({ ...form, addressProof });
    const { status } = await api.call('POST /public/auth/activate', {
      body: { token: api.readEmailedToken() },
      headers: { 'device-token': DEVICE, 'accept-language': 'de-DE' },
    });
    expect(status).toBe(200);
    expect(await api.readEmailSubjects(form.email)).toContain('Eine Wallet wurde mit deinem Konto verknüpft');
  });

  test('offers a proof for linking the address after a password login, without another signature', async () => {
    const { wallet, addressProof } = await newProof();
    const { accessToken } = await newSession(api);
    const { status, body } = await link(api, accessToken, { addressProof }, { device: DEVICE });
    expect([status, body.data.address]).toEqual([200, wallet.address]);
    expect((await logInWith(api, wallet)).status).toBe(200);
  });

  test('accepts a proof once, even for concurrent requests', async () => {
    const { addressProof } = await newProof();
    const sessions = [await newSession(api), await newSession(api)];
    const responses = await Promise.all(
      sessions.map(({ accessToken }) => link(api, accessToken, { addressProof }, { device: DEVICE })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 410]);
    const late = await signUpWith({ ...newForm(), addressProof });
    const message = 'Your wallet confirmation has expired. Please connect your wallet again.';
    expect([late.status, late.body]).toEqual([
      410,
      { statusCode: 410, message, errors: { addressProof: [message] } },
    ]);
  });

  test('links the address once when the request is repeated because its response was lost', async () => {
    const { addressProof } = await newProof();
    const { accessToken, secret } = await newTwoFactorSession(api);
    const code = await generateTwoFactorCode(api, secret);
    const body = { addressProof, password: PASSWORD, code };
    const send = () => link(api, accessToken, body, { device: DEVICE });
    const [first, concurrent] = await Promise.all([send(), send()]);
    const repeated = await send();
    expect([first.status, concurrent.status, repeated.status]).toEqual([200, 200, 200]);
    expect(repeated.body).toEqual(first.body);
    const events = await readEvents(api, accessToken);
    expect(events.filter((kind) => kind === 'addressLinked')).toHaveLength(1);
  });

  test('refuses a used proof from other players, and from its player once the address is unlinked', async () => {
    const { wallet, addressProof } = await newProof();
    const [{ accessToken }, other] = [await newSession(api), await newSession(api)];
    const sendFrom = async (bearer: string) =>
      (await link(api, bearer, { addressProof, password: PASSWORD }, { device: DEVICE })).status;
    expect(await sendFrom(accessToken)).toBe(200);
    expect(await sendFrom(other.accessToken)).toBe(410);
    expect((await signUpWith({ ...newForm(), addressProof })).status).toBe(410);
    await api.call(`POST /shared/client/addresses/${wallet.address}/unlink`, {
      bearer: accessToken,
      body: { password: PASSWORD },
    });
    expect(await sendFrom(accessToken)).toBe(410);
    expect(await sendFrom(other.accessToken)).toBe(410);
  });

  test('accepts a proof only from the device that signed, and keeps it when another device sends it', async () => {
    const { addressProof } = await newProof();
    const { accessToken } = await newSession(api);
    for (const device of [OTHER_DEVICE, undefined])
      expect((await link(api, accessToken, { addressProof }, { device })).status).toBe(410);
    expect((await signUpWith({ ...newForm(), addressProof }, OTHER_DEVICE)).status).toBe(410);
    expect((await link(api, accessToken, { addressProof }, { device: DEVICE })).status).toBe(200);
  });

  test('rejects a proof after 15 minutes', async () => {
    const [inTime, late] = [await newProof(), await newProof()];
    api.advanceClock(15 * 60 - 1);
    expect((await signUpWith({ ...newForm(), addressProof: inTime.addressProof })).status).toBe(200);
    api.advanceClock(1);
    expect((await signUpWith({ ...newForm(), addressProof: late.addressProof })).status).toBe(410);
  });

  test('keeps the proof when the sign-up is refused', async () => {
    const { addressProof } = await newProof();
    const { username } = await newPlayer(api);
    const form = { ...newForm(), addressProof };
    expect((await signUpWith({ ...form, username })).status).toBe(422);
    expect((await signUpWith(form)).status).toBe(200);
  });

  test('keeps the address when the sign-up is repeated because its response was lost', async () => {
    const { wallet, addressProof } = await newProof();
    const form = { ...newForm(), addressProof };
    expect((await signUpWith(form)).status).toBe(200);
    expect((await signUpWith({ ...newForm(), addressProof })).status).toBe(410);
    expect((await signUpWith(form, OTHER_DEVICE)).status).toBe(410);
    expect((await signUpWith(form)).status).toBe(200);
    expect((await activate()).status).toBe(200);
    expect((await logInWith(api, wallet)).status).toBe(200);
  });

  test('rejects a repeated sign-up 15 minutes after the first one, however often it was repeated', async () => {
    const { addressProof } = await newProof();
    const form = { ...newForm(), addressProof };
    expect((await signUpWith(form)).status).toBe(200);
    api.advanceClock(14 * 60);
    expect((await signUpWith(form)).status).toBe(200);
    api.advanceClock(60);
    expect((await signUpWith(form)).status).toBe(410);
  });

  test('does not link the address when somebody else activates the account with a new password', async () => {
    const { wallet, addressProof } = await newProof();
    const form = newForm();
    await signUpWith({ ...form, addressProof });
    expect((await activate({ newPassword: `${PASSWORD}-new` }, OTHER_DEVICE)).status).toBe(200);
    expect((await logInWith(api, wallet)).body.statusCode).toBe(5005);
    expect(await api.readEmailSubjects(form.email)).not.toContain('A wallet was linked to your account');
  });

  test('links the address when another device activates the account with the password of the sign-up', async () => {
    const { wallet, addressProof } = await newProof();
    await signUpWith({ ...newForm(), addressProof });
    expect((await activate({ password: PASSWORD }, OTHER_DEVICE)).status).toBe(200);
    expect((await logInWith(api, wallet)).status).toBe(200);
  });

  test('activates without the address when it was linked to another account meanwhile', async () => {
    const { wallet, addressProof } = await newProof();
    const form = newForm();
    await signUpWith({ ...form, addressProof });
    const token = api.readEmailedToken();
    const { accessToken } = await newSession(api);
    expect((await link(api, accessToken, await sign(api, wallet))).status).toBe(200);
    const activated = await api.call('POST /public/auth/activate', {
      body: { token, password: PASSWORD },
    });
    expect(activated.status).toBe(200);
    const { body } = await logInWith(api, wallet);
    expect((await readEvents(api, body.data.accessToken))[1]).toBe('addressLinked');
    expect((await login(api, form.email)).status).toBe(200);
  });

  test('offers a proof again once the activation link has expired', async () => {
    const { wallet, addressProof } = await newProof();
    await signUpWith({ ...newForm(), addressProof });
    api.advanceClock(24 * 3600);
    expect((await newProof(wallet)).addressProof).not.toBe(addressProof);
  });

  test('does not reveal to a sign-up with a proof whether its email has an account (B05)', async () => {
    const { email } = await newPlayer(api);
    const [taken, free] = [await newProof(), await newProof()];
    const responses = [
      await signUpWith({ ...newForm(), email, addressProof: taken.addressProof }),
      await signUpWith({ ...newForm(), addressProof: free.addressProof }),
    ].map(({ status, body }) => [status, Object.keys(body.data as object), body.message]);
    expect(responses[0]).toEqual(responses[1]);
  });
});
