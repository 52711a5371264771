import { useUnitSpacing } from '@hashgrid/app-ui';
import { useLanguage } from '@hashgrid/platform';

const [MINUTE, HOUR, DAY] = [60, 3600, 86_400];

/** Returns the duration in the largest unit of which there are at least two; otherwise in minutes, at least one. */
function chooseUnit(seconds: number): [count: number, unit: 'day' | 'hour' | 'minute'] {
  if (seconds >= 2 * DAY) return [seconds / DAY, 'day'];
  if (seconds >= 2 * HOUR) return [seconds / HOUR, 'hour'];
  return [Math.max(1, seconds / MINUTE), 'minute'];
}

/** Returns a function that formats seconds in a single unit, in the player's language: `3 hours`. */
export function useFormatDuration(): (seconds: number) => string {
  const { locale } = useLanguage().currentLanguage;
  const fixSpacing = useUnitSpacing();
  return (seconds) => {
    const [count, unit] = chooseUnit(seconds);
    const options = { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 0 } as const;
    return fixSpacing(new Intl.NumberFormat(`${locale}-u-nu-latn`, options).format(count));
  };
}
