import type { ComponentProps } from 'react';
import { useFormat } from '@hashgrid/platform';
import { Amount } from '@hashgrid/ui';

interface HashrateProps extends Omit<ComponentProps<typeof Amount>, 'value' | 'unit'> {
  /** TH/s, decimal string. */
  value: string;
}

/** Not translated. */
export const HASHRATE_UNIT = 'TH/s';
const HASHRATE_DIGITS = 3;

/** A hashrate with its unit. */
export function Hashrate({ value, ...rest }: HashrateProps) {
  const { number } = useFormat();
  return <Amount value={number(value, { max: HASHRATE_DIGITS })} unit={HASHRATE_UNIT} {...rest} />;
}
