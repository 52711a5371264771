import type { Achievements } from '@hashgrid/contracts';
import { useTranslate } from '@hashgrid/platform';
import { boltIcon, Icon, Stack, Text } from '@hashgrid/ui';

/** How long the streak is, and what today does to it. */
export function StreakStatus({ streak }: { streak: Achievements['streak'] }) {
  const t = useTranslate();
  const { days, isTodayCounted, isAtRisk } = streak;
  const pickText = () => {
    if (isTodayCounted) return t('Today counts.');
    if (isAtRisk) return t('You missed yesterday. Mine today to keep your streak.');
    return t('Today counts as soon as you’ve mined as much as a starter node does in an hour.');
  };
  return (
    <Stack gap={2}>
      <Stack row gap={2} align="center">
        <Icon shape={boltIcon} size={24} />
        <Text as="span" size={20} strong>
          {t.plural({ one: '%count% day', other: '%count% days' }, days)}
        </Text>
      </Stack>
      <Text size={14} tone="soft">
        {pickText()}
      </Text>
    </Stack>
  );
}
