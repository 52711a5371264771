import { NOTIFICATION_KINDS, type NotificationKind } from '@hashgrid/contracts';
import { usePreferences, useTranslate } from '@hashgrid/platform';
import { Grid, Panel, Stack, Switch, Text } from '@hashgrid/ui';

const LABELS: Record<NotificationKind, string> = {
  battery: 'Low batteries',
  payments: 'Payments received',
  verification: 'Identity verification',
  halving: 'Upcoming halving',
  achievements: 'Achievements',
  newLogin: 'New logins',
  news: 'News',
};

/** Switches for the kinds of notifications that the notification center shows. */
export function NotificationPanel() {
  const t = useTranslate();
  const { preferences, setPreference } = usePreferences();
  const { notifications } = preferences;
  return (
    <Panel title={t('In-game notifications')}>
      <Stack gap={4}>
        <Text tone="soft">{t('Choose which notifications you get in the game.')}</Text>
        <Grid min={280} style={{ alignItems: 'start' }}>
          {NOTIFICATION_KINDS.map((kind) => (
            <Switch
              key={kind}
              label={t(LABELS[kind])}
              name={`notifications-${kind}`}
              checked={notifications?.[kind] ?? true}
              onChange={(event) =>
                setPreference('notifications', { ...notifications, [kind]: event.target.checked })
              }
            />
          ))}
        </Grid>
      </Stack>
    </Panel>
  );
}
