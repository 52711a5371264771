import { usePreferences, useTranslate } from '@hashgrid/platform';
import { Grid, Panel, Stack, Switch, Text } from '@hashgrid/ui';

/** Which mails the player wants; what guards the account is mailed in any case. */
export function MailPanel() {
  const t = useTranslate();
  const { preferences, setPreference } = usePreferences();
  const { mails } = preferences;
  return (
    <Panel title={t('Mails')}>
      <Stack gap={4}>
        <Text tone="soft">
          {t(
            'They go to the address of your account. What guards it, such as a new password, is always mailed.',
          )}
        </Text>
        <Grid min={280} style={{ alignItems: 'start' }}>
          <Switch
            label={t('New sign-ins')}
            name="newSignIn"
            hint={t('When somebody signs in from a device that was not seen before.')}
            checked={mails.newSignIn}
            onChange={(event) => setPreference('mails', { ...mails, newSignIn: event.target.checked })}
          />
          <Switch
            label={t('Payments')}
            name="payments"
            hint={t('When tokens were sent to you.')}
            checked={mails.payments}
            onChange={(event) => setPreference('mails', { ...mails, payments: event.target.checked })}
          />
        </Grid>
      </Stack>
    </Panel>
  );
}
