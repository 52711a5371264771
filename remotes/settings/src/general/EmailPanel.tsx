import { usePreferences, useTranslate } from '@hashgrid/platform';
import { Grid, Panel, Stack, Switch, Text } from '@hashgrid/ui';

/** Switches for optional emails; security alerts are always sent. */
export function EmailPanel() {
  const t = useTranslate();
  const { preferences, setPreference } = usePreferences();
  const { emails } = preferences;
  return (
    <Panel title={t('Email notifications')}>
      <Stack gap={4}>
        <Text tone="soft">
          {t('Sent to your account email. Security alerts, such as password changes, are always sent.')}
        </Text>
        <Grid min={280} style={{ alignItems: 'start' }}>
          <Switch
            label={t('New logins')}
            name="newLogin"
            hint={t('When someone logs in from a new device or location.')}
            checked={emails.newLogin}
            onChange={(event) => setPreference('emails', { ...emails, newLogin: event.target.checked })}
          />
          <Switch
            label={t('Payments received')}
            name="payments"
            hint={t('When you receive tokens.')}
            checked={emails.payments}
            onChange={(event) => setPreference('emails', { ...emails, payments: event.target.checked })}
          />
          <Switch
            label={t('Low batteries')}
            name="battery"
            hint={t('Up to two hours before a node stops mining.')}
            checked={emails.battery ?? false}
            onChange={(event) => setPreference('emails', { ...emails, battery: event.target.checked })}
          />
          <Switch
            label={t('Achievements')}
            name="achievements"
            hint={t('When you earn an achievement or reach all your weekly goals.')}
            checked={emails.achievements ?? false}
            onChange={(event) => setPreference('emails', { ...emails, achievements: event.target.checked })}
          />
        </Grid>
      </Stack>
    </Panel>
  );
}
