import { Checkbox } from './Checkbox';

export const examples = {
  Default: <Checkbox name="terms" label="I agree to the terms" />,
  Checked: <Checkbox name="terms" label="I agree to the terms" defaultChecked />,
  Error: (
    <Checkbox name="terms" label="I agree to the terms" error={['Please accept the terms to continue.']} />
  ),
  Hint: <Checkbox name="news" label="Send me news" hint="At most once a month." />,
  Disabled: <Checkbox name="terms" label="I agree to the terms" disabled />,
};
