import { SignedAmount } from './SignedAmount';

export const examples = {
  Incoming: <SignedAmount value="2.18401257" token="BTC" />,
  Short: <SignedAmount value="2.18401257" token="BTC" short />,
  Outgoing: <SignedAmount value="-2.5" token="USDT" />,
};
