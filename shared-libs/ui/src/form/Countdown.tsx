import { Text } from '../layout/Text';

interface CountdownProps {
  /** What happens at the end, translated; `%time%` in it becomes the time left. */
  text: string;
  seconds: number;
}

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** The time left as m:ss. As a timer, it isn't announced every second. */
export function Countdown({ text, seconds }: CountdownProps) {
  const [before, after = ''] = text.split('%time%');
  return (
    <Text role="timer" size={14} tone="soft">
      {before}
      <bdi dir="ltr">{clock(seconds)}</bdi>
      {after}
    </Text>
  );
}
