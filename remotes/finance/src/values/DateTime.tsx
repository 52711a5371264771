import styled from 'styled-components';
import { useFormat } from '@hashgrid/platform';

/** In right-to-left text, the second line of a date would seem to be its start. */
const Time = styled.time`
  white-space: nowrap;
`;

/** Date and time of day on one line, in English in every language [K8]. */
export function DateTime({ at }: { at: string }) {
  const { dateTime, timestamp } = useFormat();
  return (
    <Time lang="en" dateTime={timestamp(at)}>
      {dateTime(at)}
    </Time>
  );
}
