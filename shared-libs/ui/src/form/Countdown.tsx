import { Text } from '../layout/Text';
import { formatClock } from './formatClock';

interface CountdownProps {
  /** A translated text, such as "You can try again in %time%."; the time left replaces `%time%`. */
  text: string;
  seconds: number;
}

/** A text with the time left, as m:ss or, from an hour up, as h:mm:ss. Its role `timer` keeps it from being announced every second. */
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
