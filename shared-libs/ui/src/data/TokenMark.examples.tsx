import { Stack } from '../layout/Stack';
import { TokenMark } from './TokenMark';

export const examples = {
  Tokens: (
    <Stack row wrap gap={3}>
      <TokenMark symbol="USDT" />
      <TokenMark symbol="BTC" />
      <TokenMark symbol="ORE" size={64} />
    </Stack>
  ),
};
