import { Tooltip } from './Tooltip';

interface TimeAgoProps {
  /** ISO 8601 time. */
  at: string;
  /** The relative time in words. */
  relative: string;
  /** The date and time of day in English, for the tooltip. */
  exact: string;
}

/** A relative time. The exact time shows on hover, focus and touch, and Escape hides it. */
export function TimeAgo({ at, relative, exact }: TimeAgoProps) {
  return (
    <Tooltip tip={<span lang="en">{exact}</span>}>
      <time dateTime={at}>{relative}</time>
    </Tooltip>
  );
}
