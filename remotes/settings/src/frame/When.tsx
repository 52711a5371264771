import { useFormat } from '@hashgrid/platform';
import { TimeAgo } from '@hashgrid/ui';

/** A time as "3 days ago", with the exact one on hover and focus. */
export function When({ at }: { at: string }) {
  const { relative, dateTime } = useFormat();
  return <TimeAgo at={at} relative={relative(at)} exact={dateTime(at)} />;
}
