import { useFormat } from '@hashgrid/platform';

/**
 * A date without the time of day. Dates are in English in every language: it says so to screen readers, and to the browser for line breaks.
 *
 * @example
 * <Interpolate text={t('Joined %date%')} values={{ date: <DateText at={joinedAt} /> }} />
 */
export function DateText({ at }: { at: string }) {
  const { date } = useFormat();
  return (
    <time lang="en" dateTime={at}>
      {date(at)}
    </time>
  );
}
