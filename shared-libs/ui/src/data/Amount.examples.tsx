import { Stack } from '../layout/Stack';
import { Amount } from './Amount';

export const examples = {
  Default: <Amount value="1,234.56" unit="USDT" />,
  Shortened: <Amount value="1,234" exact="1,234.56" unit="USDT" />,
  Tones: (
    <Stack row wrap gap={3}>
      <Amount value="+25" unit="USDT" tone="gain" />
      <Amount value="−12.5" unit="USDT" tone="loss" />
    </Stack>
  ),
  Large: <Amount value="1,234.56" unit="USDT" size={32} strong />,
};
