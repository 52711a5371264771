import { Select } from './Select';

const OPTIONS = ['USDT', 'BTC', 'ORE'].map((value) => ({ value, label: value }));

export const examples = {
  Default: <Select label="Token" name="token" options={OPTIONS} />,
  Error: <Select label="Token" name="token" options={OPTIONS} error={['Choose two different tokens.']} />,
  'With a hidden label': <Select label="Token" name="token" options={OPTIONS} hideLabel />,
  Disabled: <Select label="Token" name="token" options={OPTIONS} disabled />,
};
