import type { ComponentProps } from 'react';
import { ShortAmount, usePercentSign } from '@hashgrid/app-ui';

interface PercentProps extends Omit<ComponentProps<typeof ShortAmount>, 'value' | 'decorate'> {
  /** 1 is 100%. */
  share: number;
  digits?: number;
}

/** A share as a percentage; one too small for the digits shows as less than the smallest that they can show. */
export function Percent({ share, digits = 2, ...rest }: PercentProps) {
  const sign = usePercentSign();
  const addSign = (text: string) => text + sign;
  const percentage = (share * 100).toFixed(digits);
  if (share > 0 && Number(percentage) === 0)
    return (
      <ShortAmount
        value={(10 ** -digits).toFixed(digits)}
        decorate={(least) => `<${addSign(least)}`}
        {...rest}
      />
    );
  return <ShortAmount value={percentage} decorate={addSign} {...rest} />;
}
