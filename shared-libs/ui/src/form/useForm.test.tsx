import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextField } from '../fields/TextField';
import { FormAlert } from './FormAlert';
import type { FormErrorBody } from './formErrors';
import { SubmitButton } from './SubmitButton';
import { useForm } from './useForm';

type Field = 'name' | 'city';
const FIELDS: readonly Field[] = ['name', 'city'];

const DEPENDENCIES = {
  translate: (text: string) => text,
  toErrorBody: (error: unknown) => error as FormErrorBody,
};

function SampleForm({ send, notice }: { send: () => Promise<void>; notice?: string }) {
  const form = useForm<Field, FormErrorBody>(
    {
      fields: FIELDS,
      notice,
      check: ({ name }) => (name ? {} : { name: [{ text: 'Missing.' }] }),
      send,
    },
    DEPENDENCIES,
  );
  return (
    <form {...form.formProps}>
      <FormAlert texts={form.alerts} />
      <TextField maxLength={60} {...form.field('name')} label="Name" onChange={form.stopWaiting} />
      <TextField maxLength={60} {...form.field('city')} label="City" />
      <SubmitButton form={form} waitText="Again in %time%.">
        Send
      </SubmitButton>
    </form>
  );
}

const getName = () => screen.getByLabelText('Name');
const getCity = () => screen.getByLabelText('City');
const getButton = () => screen.getByRole('button', { name: 'Send' });

function renderForm(send: jest.Mock, notice?: string) {
  render(<SampleForm send={send} notice={notice} />);
  return userEvent.setup();
}

const createFailingSend = (body: FormErrorBody) => jest.fn().mockRejectedValue(body);

test('does not send invalid values, and focuses the first invalid field', async () => {
  const send = jest.fn();
  const user = renderForm(send);
  await user.click(getButton());
  expect(getName()).toHaveFocus();
  expect(getName()).toHaveAccessibleDescription('Missing.');
  expect(send).not.toHaveBeenCalled();
});

test('sends one request at a time, and is busy until the response', async () => {
  let finish = () => {};
  const send = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const user = renderForm(send);
  await user.type(getName(), 'Ada{Enter}{Enter}');
  await user.click(getButton());
  expect(getButton()).toHaveAttribute('aria-busy', 'true');
  finish();
  await waitFor(() => expect(getButton()).not.toHaveAttribute('aria-busy'));
  expect(send).toHaveBeenCalledTimes(1);
  expect(send).toHaveBeenCalledWith({ name: 'Ada', city: '' });
});

test('shows errors at their fields, and all others above the form, each once', async () => {
  const errors = { city: ['Not found.'], country: ['Unknown field.'], region: ['Unknown field.'] };
  const user = renderForm(createFailingSend({ message: 'Rejected.', errors }));
  await user.type(getName(), 'Ada{Enter}');
  await waitFor(() => expect(getCity()).toHaveFocus());
  expect(getCity()).toHaveAccessibleDescription('Not found.');
  expect(screen.getByRole('alert')).toHaveTextContent('Rejected.Unknown field.');
  await user.type(getCity(), 'x');
  expect(getCity()).not.toHaveAttribute('aria-invalid');
});

test('keeps the focus in the field that is edited while another one is invalid', async () => {
  const errors = { name: ['Taken.'], city: ['Not found.'] };
  const user = renderForm(createFailingSend({ message: 'Rejected.', errors }));
  await user.type(getName(), 'Ada{Enter}');
  await waitFor(() => expect(getCity()).toBeInvalid());
  await user.type(getCity(), 'x');
  expect(getCity()).toBeValid();
  expect(getName()).toBeInvalid();
  expect(getCity()).toHaveFocus();
});

test('waits out a rate limit, unless the form ends the wait', async () => {
  // On a busy machine, more than a second may pass before the countdown is read.
  jest.spyOn(Date, 'now').mockReturnValue(Date.now());
  const send = createFailingSend({ message: 'Too many.', retryAfter: 90 });
  const user = renderForm(send);
  await user.type(getName(), 'Ada{Enter}');
  expect(await screen.findByRole('timer')).toHaveTextContent('Again in 1:30.');
  expect(getButton()).toHaveAttribute('aria-disabled', 'true');
  await user.type(getCity(), '{Enter}');
  expect(send).toHaveBeenCalledTimes(1);
  await user.type(getName(), '!');
  expect(screen.queryByRole('timer')).toBeNull();
  await user.click(getButton());
  expect(send).toHaveBeenCalledTimes(2);
});

test('keeps the focus on its button during a rate limit, and ignores clicks', async () => {
  const send = createFailingSend({ message: 'Too many.', retryAfter: 90 });
  const user = renderForm(send);
  await user.type(getName(), 'Ada');
  await user.click(getButton());
  await screen.findByRole('timer');
  expect(getButton()).toHaveFocus();
  expect(getButton()).toBeEnabled();
  await user.click(getButton());
  expect(send).toHaveBeenCalledTimes(1);
});

test('can be sent again after the rate limit', async () => {
  // The clock stands still, because on a busy machine the wait may be over before the countdown is read.
  const now = Date.now();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(now);
  const user = renderForm(createFailingSend({ message: 'Too many.', retryAfter: 1 }));
  await user.type(getName(), 'Ada{Enter}');
  expect(await screen.findByRole('timer')).toHaveTextContent('0:01');
  clock.mockReturnValue(now + 1000);
  await waitFor(() => expect(getButton()).not.toHaveAttribute('aria-disabled'));
});

test('shows a notice until the form is first submitted', async () => {
  const user = renderForm(jest.fn(), 'Log in to continue.');
  expect(screen.getByRole('alert')).toHaveTextContent('Log in to continue.');
  await user.type(getName(), 'Ada{Enter}');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('ends the wait when the device’s clock is set back, which would extend it by as much', async () => {
  const send = createFailingSend({ message: 'Too many.', retryAfter: 90 });
  const user = renderForm(send);
  await user.type(getName(), 'Ada{Enter}');
  await screen.findByRole('timer');
  const now = Date.now() - 86_400_000;
  jest.spyOn(Date, 'now').mockReturnValue(now);
  await waitFor(() => expect(screen.queryByRole('timer')).toBeNull());
  await user.click(getButton());
  expect(send).toHaveBeenCalledTimes(2);
});
