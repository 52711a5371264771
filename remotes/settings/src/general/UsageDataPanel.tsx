import { useBootstrap, useConsent, useTranslate } from '@hashgrid/platform';
import { Panel, Switch } from '@hashgrid/ui';

/** Switch for the consent to page view statistics and to error reports to Sentry, for this device only. */
export function UsageDataPanel() {
  const t = useTranslate();
  const { isAnalyticsOn, gaMeasurementId, sentryDsn } = useBootstrap().telemetry;
  const { consent, setConsent, isRefusedByBrowser } = useConsent();
  if (!isAnalyticsOn && !sentryDsn) return null;
  const usageText = gaMeasurementId
    ? t(
        'Tells us and Google Analytics which screens are used, without linking this to your account. Applies to this device only.',
      )
    : t(
        'Tells us which screens are used, without linking this to your account. Applies to this device only.',
      );
  return (
    <Panel title={t('Usage data')}>
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
    </Panel>
  );
}
