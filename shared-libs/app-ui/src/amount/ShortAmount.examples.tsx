import { ShortAmount } from './ShortAmount';

export const examples = {
  Short: <ShortAmount value="0.00485201" max={8} unit="BTC" />,
  Percent: <ShortAmount value="12.34567" decorate={(digits) => `${digits}%`} />,
  'No digits omitted': <ShortAmount value="25" unit="USDT" />,
};
