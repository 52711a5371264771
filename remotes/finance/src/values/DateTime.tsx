import { useFormat } from '@hashgrid/platform';

/** Date and time of day in the player's language. */
export function DateTime({ at }: { at: string }) {
  const { dateTime, timestamp } = useFormat();
  return <time dateTime={timestamp(at)}>{dateTime(at)}</time>;
}
