import { UpdatedAgo } from './UpdatedAgo';

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

export const examples = {
  Default: <UpdatedAgo at={minutesAgo(0)} />,
};
