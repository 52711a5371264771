import { screen } from '@testing-library/react';
import { renderPage } from '@hashgrid/testing';
import { checkOneTimeCode, parseOneTimeCode } from './oneTimeCode';
import { OneTimeCodeField } from './OneTimeCodeField';
import { useForm } from './useForm';

const send = jest.fn(async (_code: string) => undefined);

function CodeForm() {
  const form = useForm<'code'>({
    fields: ['code'],
    check: ({ code }) => checkOneTimeCode(code),
    send: ({ code = '' }) => send(parseOneTimeCode(code)),
  });
  return (
    <form {...form.formProps}>
      <OneTimeCodeField form={form} hint="From your app" />
    </form>
  );
}

test('submits the form at the last digit', async () => {
  const { user } = await renderPage(<CodeForm />);
  const field = screen.getByLabelText('Code');
  await user.click(field);
  expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  await user.keyboard('12a3 45');
  expect(field).toHaveValue('12345');
  expect(send).not.toHaveBeenCalled();
  await user.keyboard('6');
  expect(send.mock.calls).toEqual([['123456']]);
});

test('shows an error for a code that is too short, until the code is edited', async () => {
  const { user } = await renderPage(<CodeForm />);
  await user.type(screen.getByLabelText('Code'), '12{Enter}');
  expect(screen.getByLabelText('Code')).toHaveAccessibleDescription(/Enter all 6 digits\./);
  await user.keyboard('3');
  expect(screen.getByLabelText('Code')).not.toHaveAttribute('aria-invalid');
});
