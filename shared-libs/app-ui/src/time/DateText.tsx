import { useFormat } from '@hashgrid/platform';
import styled from 'styled-components';

/** In right-to-left text, the second line of a date would seem to be its start. */
const Time = styled.time`
  white-space: nowrap;
`;

/**
 * A date without the time of day, on one line. Dates are in English in every language, as `lang` tells screen readers.
 *
 * @example
 * <Interpolate text={t('Joined %date%')} values={{ date: <DateText at={joinedAt} /> }} />
 */
export function DateText({ at }: { at: string }) {
  const { date } = useFormat();
  return (
    <Time lang="en" dateTime={at}>
      {date(at)}
    </Time>
  );
}
