import { useFormat } from '@hashgrid/platform';
import { TimeAgo } from '@hashgrid/ui';
import { useUnitSpacing } from './useUnitSpacing';

/**
 * A time as "3 days ago"; the exact time shows on hover, focus and touch. It takes the keyboard focus: in a text or a
 * long list use `RelativeTime`.
 *
 * @example
 * <Timestamp at="2026-11-21T12:00:00Z" />
 */
export function Timestamp({ at }: { at: string }) {
  const { relative, dateTime } = useFormat();
  const fixSpacing = useUnitSpacing();
  return <TimeAgo at={at} relative={fixSpacing(relative(at))} exact={dateTime(at)} />;
}
