import { useFormat } from '@hashgrid/platform';
import { TimeAgo } from '@hashgrid/ui';
import { useUnitSpacing } from './useUnitSpacing';

/**
 * A time relative to now, such as "3 days ago"; the exact time shows on hover, focus and touch. It is a tab stop, so use
 * `RelativeTime` in texts and long lists.
 *
 * @example
 * <Timestamp at="2026-11-21T12:00:00Z" />
 */
export function Timestamp({ at }: { at: string }) {
  const { relative, dateTime } = useFormat();
  const fixSpacing = useUnitSpacing();
  return <TimeAgo at={at} relative={fixSpacing(relative(at))} exact={dateTime(at)} />;
}
