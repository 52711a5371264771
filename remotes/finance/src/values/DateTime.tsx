import { useFormat } from '@hashgrid/platform';

/** Date and time of day, in English in every language [K8]. */
export function DateTime({ at }: { at: string }) {
  const { dateTime, timestamp } = useFormat();
  return (
    <time lang="en" dateTime={timestamp(at)}>
      {dateTime(at)}
    </time>
  );
}
