import { useFormat } from '@hashgrid/platform';
import { OneLineTime } from './OneLineTime';

/**
 * A date without the time of day, on one line. Dates are in English in every language, as `lang` tells screen readers.
 *
 * @example
 * <Interpolate text={t('Joined %date%')} values={{ date: <DateText at={joinedAt} /> }} />
 */
export function DateText({ at }: { at: string }) {
  const { date } = useFormat();
  return (
    <OneLineTime lang="en" dateTime={at}>
      {date(at)}
    </OneLineTime>
  );
}
