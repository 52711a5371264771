import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextField } from '../fields/TextField';
import { FormAlert } from './FormAlert';
import type { FormError } from './formErrors';
import { SubmitButton } from './SubmitButton';
import { useForm } from './useForm';

type Field = 'name' | 'place';
const FIELDS: readonly Field[] = ['name', 'place'];

const LANGUAGE = {
  translate: (text: string) => text,
  readFailure: (error: unknown) => error as FormError,
};

function SampleForm({ send, notice }: { send: () => Promise<void>; notice?: string }) {
  const form = useForm<Field, FormError>(
    {
      fields: FIELDS,
      notice,
      check: ({ name }) => (name ? {} : { name: [{ text: 'Missing.' }] }),
      send,
    },
    LANGUAGE,
  );
  return (
    <form {...form.formProps}>
      <FormAlert texts={form.alerts} />
      <TextField maxLength={60} {...form.field('name')} label="Name" onChange={form.stopWaiting} />
      <TextField maxLength={60} {...form.field('place')} label="Place" />
      <SubmitButton form={form} waitText="Again in %time%.">
        Send
      </SubmitButton>
    </form>
  );
}

const name = () => screen.getByLabelText('Name');
const place = () => screen.getByLabelText('Place');
const button = () => screen.getByRole('button', { name: 'Send' });

function open(send: jest.Mock, notice?: string) {
  render(<SampleForm send={send} notice={notice} />);
  return userEvent.setup();
}

const refusing = (refusal: FormError) => jest.fn().mockRejectedValue(refusal);

test('does not send invalid values, and focuses the first invalid field', async () => {
  const send = jest.fn();
  const user = open(send);
  await user.click(button());
  expect(name()).toHaveFocus();
  expect(name()).toHaveAccessibleDescription('Missing.');
  expect(send).not.toHaveBeenCalled();
});

test('sends once at a time, and is busy until the response', async () => {
  let finish = () => {};
  const send = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const user = open(send);
  await user.type(name(), 'Ada{Enter}{Enter}');
  await user.click(button());
  expect(button()).toHaveAttribute('aria-busy', 'true');
  finish();
  await waitFor(() => expect(button()).not.toHaveAttribute('aria-busy'));
  expect(send).toHaveBeenCalledTimes(1);
  expect(send).toHaveBeenCalledWith({ name: 'Ada', place: '' });
});

test('shows errors at their fields, and all others above the form', async () => {
  const errors = { place: ['Too far.'], weather: ['Too wet.'] };
  const user = open(refusing({ message: 'Not so.', errors }));
  await user.type(name(), 'Ada{Enter}');
  await waitFor(() => expect(place()).toHaveFocus());
  expect(place()).toHaveAccessibleDescription('Too far.');
  expect(screen.getByRole('alert')).toHaveTextContent('Not so.Too wet.');
  await user.type(place(), 'x');
  expect(place()).not.toHaveAttribute('aria-invalid');
});

test('waits out a rate limit, unless the form ends the wait', async () => {
  const send = refusing({ message: 'Too many.', retryAfter: 90 });
  const user = open(send);
  await user.type(name(), 'Ada{Enter}');
  expect(await screen.findByRole('timer')).toHaveTextContent('Again in 1:30.');
  expect(button()).toHaveAttribute('aria-disabled', 'true');
  await user.type(place(), '{Enter}');
  expect(send).toHaveBeenCalledTimes(1);
  await user.type(name(), '!');
  expect(screen.queryByRole('timer')).toBeNull();
  await user.click(button());
  expect(send).toHaveBeenCalledTimes(2);
});

test('keeps the focus on its button during a rate limit, and ignores clicks', async () => {
  const send = refusing({ message: 'Too many.', retryAfter: 90 });
  const user = open(send);
  await user.type(name(), 'Ada');
  await user.click(button());
  await screen.findByRole('timer');
  expect(button()).toHaveFocus();
  expect(button()).toBeEnabled();
  await user.click(button());
  expect(send).toHaveBeenCalledTimes(1);
});

test('can be sent again after the rate limit', async () => {
  const user = open(refusing({ message: 'Too many.', retryAfter: 1 }));
  await user.type(name(), 'Ada{Enter}');
  expect(await screen.findByRole('timer')).toHaveTextContent('0:01');
  await waitFor(() => expect(button()).not.toHaveAttribute('aria-disabled'));
});

test('shows a notice until it is first sent', async () => {
  const user = open(jest.fn(), 'You were led here.');
  expect(screen.getByRole('alert')).toHaveTextContent('You were led here.');
  await user.type(name(), 'Ada{Enter}');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});
