import type { ComponentProps } from 'react';
import { usePercentSign } from '@hashgrid/app-ui';
import { BatteryBar } from '@hashgrid/ui';

/** A battery's charge with its percentage, written as the language does. */
export function ChargeBar({ value, ...rest }: Omit<ComponentProps<typeof BatteryBar>, 'valueText'>) {
  const percentSign = usePercentSign();
  return <BatteryBar value={value} valueText={`${Math.round(value * 100)}${percentSign}`} {...rest} />;
}
