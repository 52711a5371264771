import { Text } from '../layout/Text';
import { formatClock } from './formatClock';

interface CountdownProps {
  /** What happens at the end, translated; `%time%` in it becomes the time left. */
  text: string;
  seconds: number;
}

/** The time left as m:ss, from an hour on as h:mm:ss. As a timer, it isn't announced every second. */
export function Countdown({ text, seconds }: CountdownProps) {
  const [before, after = ''] = text.split('%time%');
  return (
    <Text role="timer" size={14} tone="soft">
      {before}
      <bdi dir="ltr">{formatClock(seconds)}</bdi>
      {after}
    </Text>
  );
}
