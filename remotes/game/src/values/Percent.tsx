import type { ComponentProps } from 'react';
import { ShortAmount } from '@hashgrid/app-ui';

interface PercentProps extends Omit<ComponentProps<typeof ShortAmount>, 'value' | 'decorate'> {
  /** 1 is 100%. */
  share: number;
  digits?: number;
}

const addSign = (digits: string) => `${digits}%`;

const addLessThan = (digits: string) => `<${addSign(digits)}`;

/** A share as a percentage; one too small for the digits shows as less than the smallest that they can show. */
export function Percent({ share, digits = 2, ...rest }: PercentProps) {
  const percentage = (share * 100).toFixed(digits);
  if (share > 0 && Number(percentage) === 0)
    return <ShortAmount value={(10 ** -digits).toFixed(digits)} decorate={addLessThan} {...rest} />;
  return <ShortAmount value={percentage} decorate={addSign} {...rest} />;
}
