import { TokenAmount } from './TokenAmount';

export const examples = {
  Exact: <TokenAmount value="1234.56789012" token="BTC" />,
  Short: <TokenAmount value="1234.56789012" token="BTC" short />,
  Strong: <TokenAmount value="25.5" token="USDT" strong size={24} />,
};
