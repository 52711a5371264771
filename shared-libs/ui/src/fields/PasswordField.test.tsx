import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PasswordField } from './PasswordField';

it('shows and hides the password, and keeps its value', async () => {
  render(
    <PasswordField
      label="Password"
      name="password"
      maxLength={128}
      showLabel="Show password"
      hideLabel="Hide password"
    />,
  );
  const input = screen.getByLabelText('Password');
  await userEvent.type(input, 'correct horse');
  expect(input).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input).toHaveAttribute('type', 'text');
  expect(input).toHaveAttribute('dir', 'ltr');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(input).toHaveAttribute('type', 'password');
  expect(input).toHaveValue('correct horse');
});
