import styled from 'styled-components';

/**
 * The element of a date on one line: in right-to-left text, its second line would seem to be its start.
 *
 * @example
 * <OneLineTime lang="en" dateTime={at}>{dateTime(at)}</OneLineTime>
 */
export const OneLineTime = styled.time`
  white-space: nowrap;
`;
