import { LOAD_FAILURE_ID } from '@hashgrid/contracts';
import { getWallets } from '@hashgrid/contracts/endpoints';
import type { Page } from '@playwright/test';
import { GUEST_PATHS } from '../fixtures/guestPaths';
import { mockTopUps } from '../fixtures/mockTopUps';
import { mockNotifications, mockFailure, mockPreview } from './mockResponses';

/** A screen in one state. Steps find elements by role and position, because names differ by language. */
export interface LanguageScreen {
  /** Shown in the report and matched by `--screen`. */
  name: string;
  path: string;
  isGuest?: boolean;
  /** Whether the server writes it without the shell: the next screen needs a page load, and the fonts are the system's. */
  isWithoutShell?: boolean;
  /** Whether the state exists in the mobile layout only. */
  isMobileOnly?: boolean;
  /** Mocks responses before the page loads. */
  arrange?: (page: Page) => Promise<unknown>;
  /** Brings the loaded page into the state. */
  prepare?: (page: Page, player: ScreenPlayer) => Promise<void>;
}

export interface ScreenPlayer {
  password: string;
  /** Username of another player. */
  friend: string;
}

const main = (page: Page) => page.getByRole('main');
const submit = (page: Page) => main(page).locator('form button[type=submit]').last();

/** Submits the form with an empty email field: it may hold an email that was typed on another screen. */
const submitEmpty = async (page: Page): Promise<void> => {
  for (const field of await main(page).locator('form input[name=email]').all()) await field.fill('');
  await submit(page).click();
  await page.locator('[aria-invalid=true]').first().waitFor();
};

/** Clicks a button and waits for its dialog. */
const openDialog = async (
  page: Page,
  buttons: string,
  position: 'first' | 'last' = 'first',
): Promise<void> => {
  await main(page).locator(buttons)[position]().click();
  await page.getByRole('dialog').waitFor();
};

const waitForPreviewBanner = (page: Page): Promise<void> =>
  page.locator('[formaction^="/_preview/"]').waitFor();

/** Waits for the message, and removes the name of the page from the title: without the shell, which translates it, it is in English. */
const waitForLoadFailure = async (page: Page): Promise<void> => {
  await page.locator(`#${LOAD_FAILURE_ID}`).waitFor();
  await page.evaluate(() => (document.title = document.title.replace(/.* \| /, '')));
};

/** Makes the shell crash while it renders the next page, and waits for its fatal screen. */
const crash = async (page: Page): Promise<void> => {
  await page.evaluate(() => {
    window.matchMedia = () => {
      throw new Error('Crashed on purpose');
    };
    history.pushState(null, '', '/wallet');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await main(page).locator('> [role=alert] button').waitFor();
};

/** Removes all emails but one from the page. Emails are in the language of their recipients, so their texts are not checked. */
const keepOneEmail = (page: Page): Promise<void> =>
  page.evaluate(() =>
    document.querySelectorAll('article').forEach((email, index) => {
      email.translate = false;
      if (index > 0) email.remove();
    }),
  );

/** Clicks the first button that explains a term, and waits for its text. */
const openExplanation = async (page: Page): Promise<void> => {
  await main(page).locator('button[aria-describedby]:has(+ [role=tooltip])').first().click();
  await main(page).getByRole('tooltip').first().waitFor();
};

const GUEST_FORMS = [
  '/login',
  '/sign-up',
  '/forgot-password',
  '/reset-password?token=a-token',
  '/restore-account',
  '/authentication',
];

const PLAYER_PATHS = [
  '/',
  '/dashboard',
  '/mining',
  '/mining-node',
  '/mining-node?view=shop',
  '/network',
  '/network?view=list',
  '/how-it-works',
  '/leaderboards',
  '/achievements',
  '/notifications',
  '/wallet',
  '/wallet?exchange=USDT',
  '/transactions',
  '/transactions/daily-profit',
  '/pay',
  '/pay?view=receive',
  '/setting',
  '/setting/security',
  '/setting/kyc',
  '/setting/gg-2fa',
  '/profile',
  '/_app',
  '/no/such/page',
];

/** `:friend` in a path is the username of another player. */
const SCREENS: readonly LanguageScreen[] = [
  ...GUEST_PATHS.map((path) => ({
    name: PLAYER_PATHS.includes(path) ? `${path} for guests` : path,
    path,
    isGuest: true,
  })),
  ...GUEST_FORMS.map((path) => ({ name: `${path} with errors`, path, isGuest: true, prepare: submitEmpty })),
  ...PLAYER_PATHS.map((path) => ({ name: path, path })),
  { name: '/pay?view=top-up', path: '/pay?view=top-up', arrange: mockTopUps },
  {
    name: '/login with the consent dialog',
    path: '/login',
    isGuest: true,
    prepare: async (page) => {
      // As if the player withdrew the choice in another tab.
      await page.evaluate(() => {
        localStorage.removeItem('consent');
        dispatchEvent(new StorageEvent('storage', { key: 'consent' }));
      });
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: '/login with an incorrect password',
    path: '/login',
    isGuest: true,
    prepare: async (page) => {
      await main(page).locator('input[name=email]').fill('nobody@example.org');
      await main(page).locator('input[type=password]').fill('Not-my-password-1');
      await submit(page).click();
      await page.locator('[data-toast-area] > *, main [role=alert]').first().waitFor();
    },
  },
  {
    name: '/login with the wallets',
    path: '/login',
    isGuest: true,
    prepare: (page) => openDialog(page, 'button[type=button]', 'last'),
  },
  {
    name: '/login in a preview',
    path: '/login',
    isGuest: true,
    arrange: mockPreview({ name: 'auth', version: '1.4.0', origin: null }),
    prepare: waitForPreviewBanner,
  },
  {
    name: '/dashboard in a preview of a computer',
    path: '/dashboard',
    arrange: mockPreview({ name: 'game', version: '1.4.0', origin: 'http://localhost:4000' }),
    prepare: waitForPreviewBanner,
  },
  {
    name: '/login that cannot be loaded',
    path: '/login',
    isGuest: true,
    isWithoutShell: true,
    arrange: (page) => page.route(/\/shell\/.*\.js$/, (route) => route.abort()),
    prepare: waitForLoadFailure,
  },
  {
    name: '/_preview/no-such-link',
    path: '/_preview/no-such-link',
    isGuest: true,
    isWithoutShell: true,
  },
  { name: '/outbox', path: '/outbox', isGuest: true, isWithoutShell: true, prepare: keepOneEmail },
  {
    name: '/dashboard while offline',
    path: '/dashboard',
    prepare: (page) => page.context().setOffline(true),
  },
  { name: '/dashboard after a crash', path: '/dashboard', prepare: crash },
  { name: '/notifications of every kind', path: '/notifications', arrange: mockNotifications },
  {
    name: '/mining with an explanation',
    path: '/mining',
    // When the window gets wider, the button moves away from the pointer, and the tooltip closes.
    isMobileOnly: true,
    prepare: openExplanation,
  },
  {
    name: '/wallet without balances',
    path: '/wallet',
    arrange: mockFailure(getWallets.path),
    prepare: (page) => main(page).getByRole('alert').first().waitFor(),
  },
  {
    name: '/leaderboards of networks',
    path: '/leaderboards',
    prepare: async (page) => main(page).getByRole('radio').nth(2).check({ force: true }),
  },
  {
    name: '/dashboard with the account menu',
    path: '/dashboard',
    prepare: async (page) => {
      await page.getByRole('banner').locator('button:has(img)').last().click();
      await page.getByRole('banner').locator('a[href="/pay"]').waitFor();
    },
  },
  {
    name: '/dashboard with the menu',
    path: '/dashboard',
    isMobileOnly: true,
    prepare: async (page) => {
      await page.getByRole('banner').getByRole('button').first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: '/mining-node with selected nodes',
    path: '/mining-node',
    prepare: async (page) => main(page).getByRole('checkbox').first().check(),
  },
  {
    name: '/mining-node while renaming',
    path: '/mining-node',
    prepare: (page) => openDialog(page, '[role=row] button, tbody button', 'last'),
  },
  {
    name: '/mining-node?view=shop while buying',
    path: '/mining-node?view=shop',
    prepare: (page) => openDialog(page, 'article button, li button'),
  },
  {
    name: '/wallet?exchange=USDT with errors',
    path: '/wallet?exchange=USDT',
    prepare: submitEmpty,
  },
  {
    name: '/wallet?exchange=USDT for review',
    path: '/wallet?exchange=USDT',
    prepare: async (page) => {
      await main(page).locator('form input').first().fill('1');
      await submit(page).click();
      await main(page).locator('form input').first().waitFor({ state: 'hidden' });
    },
  },
  {
    name: '/transactions with details',
    path: '/transactions',
    prepare: (page) => openDialog(page, '[role=row] button, tbody button'),
  },
  { name: '/transactions without results', path: '/transactions?kind=grant&direction=out' },
  { name: '/pay with errors', path: '/pay', prepare: submitEmpty },
  {
    name: '/pay for review',
    path: '/pay?to=:friend&amount=1',
    prepare: async (page) => {
      await submit(page).click();
      await main(page).locator('form input').first().waitFor({ state: 'hidden' });
    },
  },
  { name: '/setting/security with errors', path: '/setting/security', prepare: submitEmpty },
  {
    name: '/setting/security while closing the account',
    path: '/setting/security',
    prepare: async (page) => {
      await main(page).getByRole('region').last().getByRole('button').click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: '/setting/kyc with errors', path: '/setting/kyc', prepare: submitEmpty },
  {
    name: '/setting/gg-2fa with the password',
    path: '/setting/gg-2fa',
    prepare: async (page) => {
      await main(page).getByRole('region').getByRole('button').click();
      await submitEmpty(page);
    },
  },
  {
    name: '/setting/gg-2fa with the secret',
    path: '/setting/gg-2fa',
    prepare: async (page, { password }) => {
      await main(page).getByRole('region').getByRole('button').click();
      await page.locator('input[type=password]').fill(password);
      await submit(page).click();
      await page.locator('input[name=code]').waitFor();
    },
  },
  {
    name: '/setting/kyc with the document',
    path: '/setting/kyc',
    prepare: async (page) => {
      const fields = main(page).locator('form input');
      const date = main(page).locator('form input[type=date]');
      for (const field of await fields.and(page.locator('[type=text], :not([type])')).all())
        await field.fill('Satoshi');
      await date.fill('1975-04-05');
      await main(page).locator('form select').selectOption('JP');
      await submit(page).click();
      await date.waitFor({ state: 'hidden' });
    },
  },
];

/** All screens. The states of a path follow each other, the unprepared one first, because the state after it needs no page load. */
export const LANGUAGE_SCREENS: readonly LanguageScreen[] = [
  ...new Set(SCREENS.map(({ path }) => path)),
].flatMap((path) => SCREENS.filter((screen) => screen.path === path));
