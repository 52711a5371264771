import { TextField } from './TextField';

export const examples = {
  Default: (
    <TextField
      label="Name"
      name="name"
      maxLength={60}
      placeholder="Ada"
      hint="Only you can see it. Optional."
    />
  ),
  Error: (
    <TextField
      label="Email"
      name="email"
      maxLength={254}
      type="email"
      defaultValue="ada"
      error={['Enter a valid email, like name@example.com.']}
    />
  ),
  'With a unit': (
    <TextField
      label="Amount"
      name="amount"
      maxLength={39}
      inputMode="decimal"
      defaultValue="12.5"
      after="USDT"
    />
  ),
  'One-time code': <TextField label="Code" name="code" maxLength={6} variant="code" defaultValue="123456" />,
  Monospace: (
    <TextField
      label="Recovery code"
      name="recovery"
      maxLength={16}
      variant="mono"
      defaultValue="7KQ2M-W9XTD"
    />
  ),
  Disabled: <TextField label="Name" name="name" maxLength={60} defaultValue="Ada" disabled />,
};
