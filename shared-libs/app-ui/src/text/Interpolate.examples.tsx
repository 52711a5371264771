import { TokenAmount } from '../amount/TokenAmount';
import { Interpolate } from './Interpolate';

export const examples = {
  Default: (
    <Interpolate text="Balance: %amount%" values={{ amount: <TokenAmount value="12.5" token="USDT" /> }} />
  ),
};
