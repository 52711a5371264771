import { NO_THIRD_PARTY_TELEMETRY } from '@hashgrid/contracts';
import { screen } from '@testing-library/react';
import { renderPage } from '@hashgrid/testing';
import { UsageDataPanel } from './UsageDataPanel';

test('[C17] asks for no consent where nothing is shared', async () => {
  const telemetry = { ...NO_THIRD_PARTY_TELEMETRY, isAnalyticsOn: false };
  await renderPage(<UsageDataPanel />, { bootstrap: { telemetry } });
  expect(screen.queryByRole('switch')).toBeNull();
});

test('[C17] takes no consent in a browser that refuses tracking, and says why', async () => {
  Object.assign(navigator, { globalPrivacyControl: true });
  await renderPage(<UsageDataPanel />);
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  const usageSwitch = screen.getByRole('switch', { name: 'Share usage data' });
  expect(usageSwitch).toBeDisabled();
  expect(usageSwitch).toHaveAccessibleDescription(
    'Your browser asks websites not to track you, so nothing is shared.',
  );
});
