import type { ComponentProps } from 'react';
import { multiplyDecimals } from '@hashgrid/contracts';
import { ShortAmount } from '@hashgrid/app-ui';

interface HashrateProps extends Omit<ComponentProps<typeof ShortAmount>, 'unit'> {
  /** TH/s, decimal string. */
  value: string;
}

/** Not translated. */
export const HASHRATE_UNIT = 'TH/s';
const LARGE_UNIT = 'PH/s';
/** From 10,000 TH/s on, hashrates are shown in PH/s, which is shorter. */
const LARGE_HASHRATE = /^\d{5}/;

/** A hashrate with its unit. */
export function Hashrate({ value, ...rest }: HashrateProps) {
  return LARGE_HASHRATE.test(value) ? (
    <ShortAmount value={multiplyDecimals(value, '0.001')} unit={LARGE_UNIT} {...rest} />
  ) : (
    <ShortAmount value={value} unit={HASHRATE_UNIT} {...rest} />
  );
}
