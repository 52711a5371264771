import type { ComponentProps } from 'react';
import { usePercentSign } from '@hashgrid/app-ui';
import { BatteryBar } from '@hashgrid/ui';

/** A battery's charge as a bar with a percentage in the format of the language; `<1%` if it would be rounded to 0. */
export function ChargeBar({ value, ...rest }: Omit<ComponentProps<typeof BatteryBar>, 'valueText'>) {
  const percentSign = usePercentSign();
  const percent = Math.round(value * 100);
  const digits = value > 0 && percent === 0 ? '<1' : percent;
  return <BatteryBar value={value} valueText={`${digits}${percentSign}`} {...rest} />;
}
