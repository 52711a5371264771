import { createSendQueue } from '../createSendQueue';
import type { AnalyticsPort } from './AnalyticsPort';
import { googleVisit, createRandomNumber } from './googleVisit';

const COLLECT_URL = 'https://www.google-analytics.com/g/collect';

async function send(query: URLSearchParams): Promise<boolean> {
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
  return true;
}

/** Counts page views in Google Analytics 4 with requests of its collect protocol, without loading Google's script. */
export function createGoogleAnalytics(measurementId: string): AnalyticsPort {
  const pageId = String(createRandomNumber());
  let count = 0;
  const queue = createSendQueue<URLSearchParams>({
    batchSize: 1,
    delayMs: 0,
    send: async ([query]) => !query || send(query),
  });
  return {
    // The query is built now, because building it stores data, which the player may no longer allow when it is sent.
    trackPageView({ path, previousPath, title, language }) {
      count += 1;
      // `_p`: document, `_s`: number of the page view in it, `dl`: URL, `dt`: title, `ul`: language, `dr`: referrer.
      queue.push(
        new URLSearchParams({
          v: '2',
          tid: measurementId,
          ...googleVisit.recordPageView(),
          _p: pageId,
          _s: String(count),
          en: 'page_view',
          dl: location.origin + path,
          dt: title,
          ul: language.toLowerCase(),
          // Google must derive neither locations nor advertising profiles.
          npa: '1',
          ...(previousPath !== null && { dr: location.origin + previousPath }),
        }),
      );
    },
    purge() {
      queue.clear();
      googleVisit.purge();
    },
  };
}
