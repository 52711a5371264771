import { Skeleton } from '@hashgrid/ui';
import { Slot } from './Slot';
import { SlotFailure } from './SlotFailure';

export const examples = {
  Empty: (
    <Slot name="dashboard.balance" slotProps={{ size: 'large' }} placeholder={<Skeleton height={200} />} />
  ),
  'A widget failed': <SlotFailure title="Balance" onRetry={() => undefined} />,
};
