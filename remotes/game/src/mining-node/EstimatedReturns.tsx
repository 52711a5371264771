import type { ComponentProps } from 'react';
import type { NodeType } from '@hashgrid/contracts';
import { useTranslate } from '@hashgrid/platform';
import { DescriptionList } from '@hashgrid/ui';
import { EstimatedAmount } from '../values/EstimatedAmount';
import { useFormatDuration } from '../values/useFormatDuration';

interface EstimatedReturnsProps {
  type: NodeType;
  /** Shown above the estimates. */
  items: ComponentProps<typeof DescriptionList>['items'];
}

/** Estimated earnings per day of a node of this type at the current rate and price, and the time in which it pays for itself. */
export function EstimatedReturns({ type, items }: EstimatedReturnsProps) {
  const t = useTranslate();
  const formatDuration = useFormatDuration();
  const { dayAtCurrentRate, dayValue, paybackSeconds } = type;
  return (
    <DescriptionList
      items={[
        ...items,
        {
          term: t('Est. earnings per day'),
          value: <EstimatedAmount mined={dayAtCurrentRate} value={dayValue} />,
        },
        {
          term: t('Payback time'),
          value:
            paybackSeconds === null ? t('Longer than its lifespan') : `≈ ${formatDuration(paybackSeconds)}`,
        },
      ]}
    />
  );
}
