import type { Achievements } from '@hashgrid/contracts';
import { useTranslate } from '@hashgrid/platform';
import { boltIcon, Icon, Stack, Text } from '@hashgrid/ui';

interface StreakStatusProps {
  streak: Achievements['streak'];
  /** Whether to say when a day counts; false if the page says so elsewhere. */
  hasRule?: boolean;
}

/** The length of the streak, and whether today counts toward it. */
export function StreakStatus({ streak, hasRule = true }: StreakStatusProps) {
  const t = useTranslate();
  const { days, isTodayCounted, isAtRisk } = streak;
  const pickText = () => {
    if (isTodayCounted) return t('Today already counts.');
    if (isAtRisk) return t('You missed yesterday. Mine today to keep your streak.');
    return hasRule && t('Today counts as soon as you’ve mined as much as a starter node does in an hour.');
  };
  const text = pickText();
  return (
    <Stack gap={2}>
      <Stack row gap={2} align="center">
        <Icon shape={boltIcon} size={24} />
        <Text as="span" size={20} strong>
          {t.plural({ one: '%count% day', other: '%count% days' }, days)}
        </Text>
      </Stack>
      {text && (
        <Text size={14} tone="soft">
          {text}
        </Text>
      )}
    </Stack>
  );
}
