import { DateText } from './DateText';

export const examples = {
  Default: <DateText at="2026-11-21T12:00:00Z" />,
};
