import { Text } from '../layout/Text';

interface CountdownProps {
  /** What happens at the end, translated; `%time%` in it becomes the time left. */
  text: string;
  seconds: number;
}

const HOUR = 3600;
const pad = (value: number) => String(value).padStart(2, '0');

function formatClock(seconds: number): string {
  const minutes = Math.floor((seconds % HOUR) / 60);
  const rest = `${pad(minutes)}:${pad(seconds % 60)}`;
  return seconds < HOUR ? rest.replace(/^0/, '') : `${Math.floor(seconds / HOUR)}:${rest}`;
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
