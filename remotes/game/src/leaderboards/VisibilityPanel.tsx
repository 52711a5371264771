import type { LeaderboardVisibility } from '@hashgrid/contracts';
import { useTranslate } from '@hashgrid/platform';
import { Panel, SegmentedControl, Stack, Text } from '@hashgrid/ui';

interface VisibilityPanelProps {
  value: LeaderboardVisibility;
  onChange: (visibility: LeaderboardVisibility) => void;
}

/** Lets the player choose whether and under which name leaderboards list them. */
export function VisibilityPanel({ value, onChange }: VisibilityPanelProps) {
  const t = useTranslate();
  return (
    <Panel title={t('How others see you')}>
      <Stack gap={3}>
        <SegmentedControl
          label={t('Shown as')}
          name="leaderboard-visibility"
          value={value}
          onChange={(choice) => onChange(choice as LeaderboardVisibility)}
          options={[
            { value: 'masked', label: t('Masked name') },
            { value: 'named', label: t('Username') },
            { value: 'hidden', label: t('Hidden') },
          ]}
        />
        <Text size={14} tone="soft">
          {t('Hidden players aren’t listed, but still see their own rank.')}
        </Text>
      </Stack>
    </Panel>
  );
}
