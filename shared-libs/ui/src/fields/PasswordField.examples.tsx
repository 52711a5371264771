import { PasswordField } from './PasswordField';

const password = {
  label: 'Password',
  name: 'password',
  maxLength: 128,
  showLabel: 'Show password',
  hideLabel: 'Hide password',
  defaultValue: 'correct horse',
};

export const examples = {
  Default: <PasswordField {...password} />,
  Error: <PasswordField {...password} error={['This password is too easy to guess. Choose another.']} />,
  Disabled: <PasswordField {...password} disabled />,
};
