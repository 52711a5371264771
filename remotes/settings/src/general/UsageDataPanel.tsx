import { useBootstrap, useConsent, useTranslate } from '@hashgrid/platform';
import { Panel, Stack, Switch, Text } from '@hashgrid/ui';

/** Switch for the consent to page view statistics and to error reports to Sentry, for this device only. */
export function UsageDataPanel() {
  const t = useTranslate();
  const { isAnalyticsOn, gaMeasurementId, sentryDsn } = useBootstrap().telemetry;
  const { consent, setConsent, isRefusedByBrowser } = useConsent();
  if (!isAnalyticsOn && !sentryDsn) return null;
  const usageText = gaMeasurementId
    ? t('Tells us and Google Analytics which screens are used, without linking this to your account.')
    : t('Tells us which screens are used, without linking this to your account.');
  return (
    <Panel title={t('Usage data')}>
      <Stack gap={4}>
        <Text tone="soft">{t('Applies to this device only.')}</Text>
        <Switch
          label={t('Share usage data')}
          name="usageData"
          hint={
            isRefusedByBrowser ? (
              t('Your browser asks websites not to track you, so nothing is shared.')
            ) : (
              <>
                {sentryDsn && t('Sends errors in the app to Sentry, without linking them to your account.')}{' '}
                {isAnalyticsOn && usageText}
              </>
            )
          }
          checked={consent === 'granted'}
          disabled={isRefusedByBrowser}
          onChange={(event) => setConsent(event.target.checked ? 'granted' : 'denied')}
        />
      </Stack>
    </Panel>
  );
}
