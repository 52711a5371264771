import { useFormat } from '@hashgrid/platform';

/**
 * A date without the time of day. Dates are in English in every language; `lang` tells screen readers and the browser's line
 * breaking.
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
