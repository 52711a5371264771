import { BOOTSTRAP_ELEMENT_ID, type Bootstrap, type Notification } from '@hashgrid/contracts';
import { listNotifications } from '@hashgrid/contracts/endpoints';
import type { Page } from '@playwright/test';

/** A date that is far from all others on the page. */
const DATE = '2026-03-04T05:06:07Z';

const NOTIFICATIONS: Pick<Notification, 'kind' | 'data'>[] = [
  { kind: 'battery', data: { nodes: '1', name: 'Satoshi', emptyAt: DATE } },
  { kind: 'battery', data: { nodes: '3', emptyAt: DATE } },
  { kind: 'payments', data: { amount: '12.5', token: 'USDT', sender: 'sa***hi' } },
  { kind: 'payments', data: { amount: '1234.5', token: 'USDT' } },
  { kind: 'verification', data: { status: 'approved' } },
  { kind: 'verification', data: { status: 'rejected' } },
  { kind: 'halving', data: { block: '210000', at: DATE, reward: '25' } },
  { kind: 'achievements', data: { achievement: 'week' } },
  { kind: 'achievements', data: { achievement: 'payments', target: '10' } },
  { kind: 'achievements', data: { count: '3' } },
  { kind: 'newLogin', data: { browser: 'Firefox', system: 'Linux' } },
  { kind: 'newLogin', data: { browser: '', system: '' } },
];

/** Mocks the list of notifications with one of each kind and form. */
export const mockNotifications = (page: Page): Promise<unknown> =>
  page.route(
    (url) => url.pathname.endsWith(listNotifications.path),
    (route) =>
      route.fulfill({
        json: {
          data: {
            items: NOTIFICATIONS.map((notification, index) => ({
              ...notification,
              id: String(NOTIFICATIONS.length - index),
              isRead: index % 2 > 0,
              createdAt: DATE,
            })),
            nextCursor: null,
            unread: NOTIFICATIONS.length / 2,
          },
        },
      }),
  );

/** Returns a function that makes a page believe that it previews a build, which otherwise needs a preview link. */
export const mockPreview =
  (preview: NonNullable<Bootstrap['preview']>) =>
  (page: Page): Promise<unknown> =>
    page.route(
      (url) => !/\.\w+$|^\/api\//.test(url.pathname),
      async (route) => {
        if (route.request().resourceType() !== 'document') return route.fallback();
        const response = await route.fetch();
        const start = `id="${BOOTSTRAP_ELEMENT_ID}">{`;
        const body = (await response.text()).replace(start, `${start}"preview":${JSON.stringify(preview)},`);
        return route.fulfill({ response, body });
      },
    );

/** Returns a function that mocks calls of a path: they fail with an error that has no text. */
export const mockFailure =
  (path: string) =>
  (page: Page): Promise<unknown> =>
    page.route(
      (url) => url.pathname.endsWith(path),
      (route) => route.fulfill({ status: 503, body: '' }),
    );
