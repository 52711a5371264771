import type { ComponentProps } from 'react';
import { ShortAmount } from './ShortAmount';
import { usePercentSign } from './usePercentSign';

interface PercentProps extends Omit<ComponentProps<typeof ShortAmount>, 'value' | 'decorate'> {
  /** 1 for 100%. */
  share: number;
  /** Digits after the decimal point. */
  digits?: number;
}

/** A share as a percentage. One that the digits would round to 0 is shown as less than their smallest value: `<0.01%`. */
export function Percent({ share, digits = 2, ...rest }: PercentProps) {
  const sign = usePercentSign();
  const addSign = (text: string) => text + sign;
  const percentage = (share * 100).toFixed(digits);
  if (share > 0 && Number(percentage) === 0)
    return (
      <ShortAmount
        value={(10 ** -digits).toFixed(digits)}
        decorate={(smallest) => `<${addSign(smallest)}`}
        {...rest}
      />
    );
  return <ShortAmount value={percentage} decorate={addSign} {...rest} />;
}
