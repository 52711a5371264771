import { usePercentSign } from '@hashgrid/app-ui';
import { formatSignedAmount } from '@hashgrid/contracts';
import { useFormat } from '@hashgrid/platform';
import { Amount, type Tone } from '@hashgrid/ui';

const PERCENT_DIGITS = 2;

function chooseTone(percent: number): Tone {
  if (percent === 0) return 'neutral';
  return percent > 0 ? 'gain' : 'loss';
}

/** A price change in percent, with its sign: a `change` of `0.1` is shown as `+10%`. */
export function PriceChange({ change }: { change: string }) {
  const { number } = useFormat();
  const percentSign = usePercentSign();
  const percent = Number((Number(change) * 100).toFixed(PERCENT_DIGITS));
  const format = (unsigned: string) => number(unsigned, { max: PERCENT_DIGITS }) + percentSign;
  return (
    <Amount
      value={percent === 0 ? format('0') : formatSignedAmount(String(percent), format)}
      tone={chooseTone(percent)}
    />
  );
}
