import { useRef } from 'react';
import { screen } from '@testing-library/react';
import { renderPage } from '@hashgrid/testing';
import { TwoFactorCodeField } from './TwoFactorCodeField';

const handleSwitch = jest.fn();

function Field() {
  const ref = useRef<HTMLInputElement>(null);
  return <TwoFactorCodeField ref={ref} name="code" onSwitch={handleSwitch} />;
}

test('asks for one kind of code at a time, and says what it looks like', async () => {
  const { user } = await renderPage(<Field />);
  const field = screen.getByLabelText('Two-factor code');
  expect(field).toHaveAccessibleDescription('Enter the 6-digit code from your authenticator app.');
  expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  expect(field).toHaveAttribute('inputmode', 'numeric');

  await user.click(screen.getByRole('button', { name: 'Use a recovery code instead' }));
  expect(field).toHaveAccessibleName('Recovery code');
  expect(field).toHaveAccessibleDescription(
    'Looks like \u20687KQ2M-W9XTD\u2069. Each recovery code works once.',
  );
  expect(field).toHaveAttribute('autocomplete', 'off');
  expect(field).toHaveAttribute('inputmode', 'text');
  expect(field).toHaveFocus();
  expect(handleSwitch).toHaveBeenCalledTimes(1);

  await user.click(screen.getByRole('button', { name: 'Use authenticator app instead' }));
  expect(field).toHaveAccessibleName('Two-factor code');
});
