import { Timestamp } from './Timestamp';

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

export const examples = {
  Default: <Timestamp at={minutesAgo(180)} />,
};
