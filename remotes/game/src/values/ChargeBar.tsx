import type { ComponentProps } from 'react';
import { usePercentSign } from '@hashgrid/app-ui';
import { BatteryBar } from '@hashgrid/ui';

/** A battery's charge as a bar with a percentage in the format of the language; `<1%` if it would be rounded to 0, and 100% only if it is full. */
export function ChargeBar({ value, ...rest }: Omit<ComponentProps<typeof BatteryBar>, 'valueText'>) {
  const percentSign = usePercentSign();
  // Beside 100%, the node's card would still say when the battery is full, and offer to recharge it.
  const percent = value < 1 ? Math.min(Math.round(value * 100), 99) : 100;
  const digits = value > 0 && percent === 0 ? '<1' : percent;
  return <BatteryBar value={value} valueText={`${digits}${percentSign}`} {...rest} />;
}
