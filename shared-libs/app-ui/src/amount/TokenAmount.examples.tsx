import { TokenAmount } from './TokenAmount';

export const examples = {
  Exact: <TokenAmount value="1234.56789012" token="BTC" />,
  Approximate: <TokenAmount value="1234.56789012" token="BTC" approximate />,
  Strong: <TokenAmount value="25.5" token="USDT" strong size={24} />,
};
