import { TimeAgo } from './TimeAgo';

export const examples = {
  Default: <TimeAgo at="2026-11-18T12:00:00Z" relative="3 days ago" exact="Nov 18, 2026, 12:00 PM" />,
};
