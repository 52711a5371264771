import { UpdatedAgo } from '@hashgrid/app-ui';
import { useApiOutage } from '@hashgrid/platform';

/**
 * The age of data that can't be refreshed while the whole API is unreachable; renders nothing otherwise.
 * @param at ISO time by the device's clock; null if nothing is loaded
 */
export function OutageDataAge({ at }: { at: string | null }) {
  const isOutage = useApiOutage() === 'confirmed';
  return isOutage && at && <UpdatedAgo at={at} />;
}
