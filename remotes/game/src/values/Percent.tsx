import type { ComponentProps } from 'react';
import { useFormat } from '@hashgrid/platform';
import { Amount } from '@hashgrid/ui';

interface PercentProps extends Omit<ComponentProps<typeof Amount>, 'value' | 'unit'> {
  /** 1 is 100%. */
  share: number;
  digits?: number;
}

/** A share as a percentage. */
export function Percent({ share, digits = 2, ...rest }: PercentProps) {
  const { number } = useFormat();
  return <Amount value={`${number(share * 100, { max: digits })}%`} {...rest} />;
}
