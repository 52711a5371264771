import type { ComponentProps } from 'react';
import { ShortAmount } from '@hashgrid/app-ui';

interface PercentProps extends Omit<ComponentProps<typeof ShortAmount>, 'value' | 'decorate'> {
  /** 1 is 100%. */
  share: number;
  digits?: number;
}

const addSign = (digits: string) => `${digits}%`;

/** A share as a percentage. */
export function Percent({ share, digits = 2, ...rest }: PercentProps) {
  return <ShortAmount value={(share * 100).toFixed(digits)} decorate={addSign} {...rest} />;
}
