import { UpdatedAgo } from '@hashgrid/app-ui';
import { useApiOutage } from '@hashgrid/platform';

/** The age of values that can't be refreshed while the whole API is unreachable. */
export function OutageAge({ at }: { at: string | null }) {
  const isOutage = useApiOutage() === 'confirmed';
  return isOutage && at && <UpdatedAgo at={at} />;
}
