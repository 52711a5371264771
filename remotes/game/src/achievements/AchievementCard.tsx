import { DateText, Interpolate } from '@hashgrid/app-ui';
import type { Achievements } from '@hashgrid/contracts';
import { useFormat, useTranslate } from '@hashgrid/platform';
import { Badge, Card, checkIcon, Heading, Stack, Text } from '@hashgrid/ui';
import { ACHIEVEMENT_HINTS, findAchievementLabel } from './achievementTexts';
import { ProgressMeter } from './ProgressMeter';

type Achievement = Achievements['achievements'][number];

/** The player's progress in one kind of achievement, with its targets; nothing for a kind that only a newer server knows. */
export function AchievementCard({ kind, value, tiers }: Achievement) {
  const t = useTranslate();
  const { number } = useFormat();
  const key = findAchievementLabel(kind);
  if (!key) return null;
  const label = t(key);
  const hint = ACHIEVEMENT_HINTS[kind];
  const next = tiers.find(({ awardedAt }) => awardedAt === null) ?? tiers.at(-1);
  return (
    <Card as="li">
      <Stack gap={3}>
        <Heading level={3} size={16}>
          {label}
        </Heading>
        {next && <ProgressMeter label={label} value={value} target={next.target} />}
        <Stack row wrap gap={2}>
          {tiers.map(({ target, awardedAt }) => (
            <Badge
              key={target}
              tone={awardedAt ? 'gain' : 'neutral'}
              icon={awardedAt ? checkIcon : undefined}
            >
              {awardedAt ? (
                // The badge is a flex box: its gap would separate the date from the text around it.
                <span>
                  <Interpolate
                    text={t('%target%, earned %date%')}
                    values={{ target: number(target), date: <DateText at={awardedAt} /> }}
                  />
                </span>
              ) : (
                number(target)
              )}
            </Badge>
          ))}
        </Stack>
        {hint && (
          <Text size={14} tone="soft">
            {t(hint)}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
