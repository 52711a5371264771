import { DEFAULT_LOCALE } from '@hashgrid/contracts';
import type { PlatformServices } from '@hashgrid/platform/host';
import { screenViews, type ScreenView } from '../screenViews';
import type { AnalyticsPort } from './AnalyticsPort';
import { createApiAnalytics } from './createApiAnalytics';
import { createGoogleAnalytics } from './createGoogleAnalytics';

function createPorts(services: PlatformServices): AnalyticsPort[] {
  const { isAnalyticsOn, gaMeasurementId } = services.bootstrap.telemetry;
  if (!isAnalyticsOn) return [];
  return [createApiAnalytics(services), ...(gaMeasurementId ? [createGoogleAnalytics(gaMeasurementId)] : [])];
}

/**
 * Tracks screen views while the player consents, starting with the screen on which they consent. Earlier screen views are never sent.
 * @returns A function that stops tracking.
 */
export function startAnalytics(services: PlatformServices, ports = createPorts(services)): () => void {
  const { consent } = services;
  let last: ScreenView | undefined;
  let tracked: ScreenView | undefined;
  let previousPath: string | null = null;
  const track = (view: ScreenView) => {
    const { path, title, at } = view;
    const language = document.documentElement.lang || DEFAULT_LOCALE;
    for (const port of ports) port.trackPageView({ path, title, language, previousPath, at });
    previousPath = path;
    tracked = view;
  };
  const update = () => {
    const all = screenViews.get();
    if (consent.get() !== 'granted') {
      const current = all.at(-1);
      // If the player consents on the current screen, it is tracked, but only once.
      last = current === tracked ? current : all.at(-2);
      previousPath = null;
      return;
    }
    for (const view of all.slice(last ? all.indexOf(last) + 1 : 0)) track(view);
    last = all.at(-1);
  };
  const stopTracking = screenViews.subscribe(update);
  const stopConsent = consent.subscribe(() => {
    if (consent.get() === 'denied') for (const port of ports) port.purge();
    update();
  });
  update();
  return () => {
    stopTracking();
    stopConsent();
  };
}
