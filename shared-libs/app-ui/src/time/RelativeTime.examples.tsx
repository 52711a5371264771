import { RelativeTime } from './RelativeTime';

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

export const examples = {
  Past: <RelativeTime at={minutesAgo(180)} />,
  Future: <RelativeTime at={minutesAgo(-180)} />,
};
