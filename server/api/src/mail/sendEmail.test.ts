import { openTestApi, PASSWORD } from '../../test/openTestApi';
import { newForm, newPlayer, signUp } from '../../test/players';
import { readOutbox } from './readOutbox';

describe('emails that are logged because there is no mail server', () => {
  const local = openTestApi({ publicUrl: 'http://localhost:3000' });
  const remote = openTestApi({ publicUrl: 'https://hashgrid.test' });
  const requestReset = (api: typeof local, email: string) =>
    api.call('POST /public/reset-password/request', { body: { email } });

  test('include their link when the public URL is local', async () => {
    const { email } = await newPlayer(local);
    await requestReset(local, email);
    expect(local.log.at(-1)).toContain(
      `Email to ${email}: Reset your password http://localhost:3000/reset-password?token=`,
    );
  });

  test('leave their link out when the public URL is not local', async () => {
    const form = newForm();
    await signUp(remote, form);
    const [message] = await readOutbox(remote.context);
    const token = new URL(message!.link).searchParams.get('token');
    await remote.call('POST /public/auth/activate', { body: { token, password: PASSWORD } });
    await requestReset(remote, form.email);
    expect(remote.log).toEqual([
      `Email to ${form.email}: Activate your account (link not shown)`,
      `Email to ${form.email}: Reset your password (link not shown)`,
    ]);
  });
});
