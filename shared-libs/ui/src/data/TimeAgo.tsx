import { Tooltip } from './Tooltip';

interface TimeAgoProps {
  /** ISO time. */
  at: string;
  /** The relative time in words. */
  relative: string;
  /** Date and time of day in English, for the tooltip. */
  exact: string;
}

/** A relative time; the exact one shows on hover, focus and touch, and Escape hides it. */
export function TimeAgo({ at, relative, exact }: TimeAgoProps) {
  return (
    <Tooltip tip={<span lang="en">{exact}</span>}>
      <time dateTime={at}>{relative}</time>
    </Tooltip>
  );
}
