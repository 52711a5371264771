import { useFormat } from '@hashgrid/platform';
import { TimeAgo } from '@hashgrid/ui';

/**
 * A time as "3 days ago"; the exact time shows on hover, focus and touch. It takes the keyboard focus: in a text or a
 * long list use `RelativeTime`.
 *
 * @example
 * <Timestamp at="2026-11-21T12:00:00Z" />
 */
export function Timestamp({ at }: { at: string }) {
  const { relative, dateTime } = useFormat();
  return <TimeAgo at={at} relative={relative(at)} exact={dateTime(at)} />;
}
