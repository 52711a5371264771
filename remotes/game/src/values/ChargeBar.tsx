import type { ComponentProps } from 'react';
import { usePercentSign } from '@hashgrid/app-ui';
import { BatteryBar } from '@hashgrid/ui';

/** A battery's charge as a bar with a percentage in the format of the language. */
export function ChargeBar({ value, ...rest }: Omit<ComponentProps<typeof BatteryBar>, 'valueText'>) {
  const percentSign = usePercentSign();
  return <BatteryBar value={value} valueText={`${Math.round(value * 100)}${percentSign}`} {...rest} />;
}
