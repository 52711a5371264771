import { OneLineTime } from '@hashgrid/app-ui';
import { useFormat } from '@hashgrid/platform';

/** Date and time of day on one line, in English in every language [K8]. */
export function DateTime({ at }: { at: string }) {
  const { dateTime, timestamp } = useFormat();
  return (
    <OneLineTime lang="en" dateTime={timestamp(at)}>
      {dateTime(at)}
    </OneLineTime>
  );
}
