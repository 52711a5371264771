import type { PageView } from '@hashgrid/contracts';
import { deviceStorage } from '@hashgrid/platform/host';
import { createSendQueue } from '../createSendQueue';
import type { AnalyticsPort } from './AnalyticsPort';

const COLLECT_URL = 'https://www.google-analytics.com/g/collect';
const CLIENT_ID_KEY = 'analyticsClientId';

const randomNumber = () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

/** Google tells visitors apart by a random number with the time of the first visit. */
function getClientId(): string {
  const stored = deviceStorage.get(CLIENT_ID_KEY);
  if (stored) return stored;
  const id = `${randomNumber()}.${Math.floor(Date.now() / 1000)}`;
  deviceStorage.set(CLIENT_ID_KEY, id);
  return id;
}

/** Counts page views in Google Analytics 4 by its collect protocol, without a script of Google's. */
export function createGoogleAnalytics(measurementId: string): AnalyticsPort {
  const sessionId = String(Math.floor(Date.now() / 1000));
  const pageId = String(randomNumber());
  let count = 0;
  const send = async ({ path, previousPath, title, language }: PageView): Promise<boolean> => {
    const query = new URLSearchParams({
      v: '2',
      tid: measurementId,
      cid: getClientId(),
      sid: sessionId,
      _p: pageId,
      _s: String(count + 1),
      en: 'page_view',
      dl: location.origin + path,
      dt: title,
      ul: language.toLowerCase(),
      // Google must derive neither locations nor advertising profiles.
      npa: '1',
      ...(previousPath !== null && { dr: location.origin + previousPath }),
    });
    try {
      await fetch(`${COLLECT_URL}?${query.toString()}`, {
        method: 'POST',
        mode: 'no-cors',
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        keepalive: true,
      });
    } catch {
      return false;
    }
    count += 1;
    return true;
  };
  const queue = createSendQueue<PageView>({
    batchSize: 1,
    delayMs: 0,
    send: async ([view]) => !view || send(view),
  });
  return {
    trackPageView: queue.push,
    forget() {
      queue.clear();
      deviceStorage.remove(CLIENT_ID_KEY);
    },
  };
}
