import { screen } from '@testing-library/react';
import type { FakeApi, RenderedPage } from '@hashgrid/testing';

export const email = () => screen.getByLabelText('Email');
export const password = () => screen.getByLabelText('Password');

/** Types an email with spaces around it, and a password with a trailing space. */
export async function typeCredentials({ user }: RenderedPage): Promise<void> {
  await user.type(email(), ' satoshi@example.org ');
  await user.type(password(), 'correct horse ');
}

/** Expects an empty form to name both fields after it was submitted, and to send nothing. */
export function expectMissingCredentials(api: FakeApi): void {
  expect(email()).toHaveFocus();
  expect(email()).toHaveAccessibleDescription('Enter your email.');
  expect(password()).toHaveAccessibleDescription('Enter your password.');
  expect(api.calls.filter(({ method }) => method !== 'GET')).toEqual([]);
}
