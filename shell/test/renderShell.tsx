import { act, type ComponentType } from 'react';
import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { Bootstrap, BootstrapRemote } from '@hashgrid/contracts';
import { createPlatformServices, restoreSession, type PlatformStore } from '@hashgrid/platform/host';
import {
  createFakeApi,
  done,
  createPreferencesHandler,
  ok,
  sampleBootstrap,
  sampleProfile,
  sampleTokens,
  sampleWallets,
  type FakeApi,
  type FakeHandlers,
} from '@hashgrid/testing';
import { App } from '../src/App';
import { createScreenFinder } from '../src/routing/createScreenFinder';
import { createPageStore, type PageLoader, type PageStore } from '../src/routing/pageStore';
import { createPersistedStore } from '../src/session/createPersistedStore';
import { WidgetHost } from '../src/slots/WidgetHost';

/** Returns a remote without routes and menu entries. */
export const createRemote = (name: string, overrides: Partial<BootstrapRemote>): BootstrapRemote => ({
  name,
  version: '1.4.2',
  base: `/remotes/${name}/1.4.2-abcd/`,
  routes: [],
  menu: [],
  ...overrides,
});

const REMOTES: BootstrapRemote[] = [
  createRemote('auth', {
    routes: [
      { path: '/login', page: 'LoginPage', title: 'Login', access: 'guest' },
      { path: '/ref/*', page: 'ReferralPage', title: 'Sign Up', access: 'guest' },
      { path: '/authentication', page: 'CodePage', title: 'Two-factor code', access: 'any' },
    ],
  }),
  createRemote('game', {
    routes: [
      { path: '/', page: 'HomePage', title: 'Home' },
      { path: '/dashboard', page: 'DashboardPage', title: 'Dashboard' },
    ],
    menu: [{ path: '/dashboard', title: 'Dashboard', icon: 'dashboard', order: 1 }],
  }),
  createRemote('finance', { routes: [{ path: '/wallet', page: 'WalletPage', title: 'Wallet' }] }),
];

/** Returns the details of all remotes, so that an idle shell has none to prefetch. */
const createDetails = (remotes: readonly BootstrapRemote[]): Bootstrap['details'] =>
  Object.fromEntries(
    remotes.map(({ name, version }) => [name, { version, entry: `${name}.js`, chunks: {}, integrity: {} }]),
  );

/** Loads a page of a live release. */
type LoadPage = (remote: BootstrapRemote, page: string) => Promise<ComponentType>;

interface LoaderOptions extends Partial<Omit<PageLoader, 'load'>> {
  load?: LoadPage;
}

/** Creates a loader of pages. By default, a page shows only its name. */
const createLoader = ({ load, ...others }: LoaderOptions = {}): PageLoader => ({
  load: async (release, page) => ({
    Page: load ? await load(release, page) : () => <h1>{page}</h1>,
    release,
  }),
  loadPrevious: () => Promise.reject(new Error('There is no previous release.')),
  prefetch: () => undefined,
  ...others,
});

interface RenderShellOptions {
  path?: string;
  session?: 'guest' | 'twoFactor' | 'loggedIn';
  api?: FakeHandlers;
  loader?: LoaderOptions;
  bootstrap?: Partial<Bootstrap>;
  /** Window width, px. */
  width?: number;
}

interface RenderedShell {
  user: UserEvent;
  api: FakeApi;
  store: PlatformStore;
  pages: PageStore;
  unmount: () => void;
  location(): string;
}

const widthListeners = new Set<() => void>();

/** Changes the width of the window, px. */
export function setWidth(width: number): void {
  window.matchMedia = ((query: string) => ({
    matches: query.includes('max-width') && width <= Number(/max-width: (\d+)px/.exec(query)?.[1]),
    addEventListener: (_: string, listener: () => void) => widthListeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => widthListeners.delete(listener),
  })) as unknown as typeof window.matchMedia;
  for (const listener of widthListeners) listener();
}

/** Renders the whole shell with a fake API and pages that need no federation. */
export async function renderShell(options: RenderShellOptions = {}): Promise<RenderedShell> {
  const { path = '/dashboard', session = 'loggedIn', width = 1440 } = options;
  const api = createFakeApi({
    'GET /shared/client/profile': ok(sampleProfile),
    'GET /shared/client/wallets': ok({ wallets: sampleWallets }),
    'GET /shared/token/all': ok({ tokens: sampleTokens }),
    'PUT /shared/client/preferences': createPreferencesHandler(),
    'DELETE /shared/auth/sessions/current': done(),
    ...options.api,
  });
  window.fetch = api.fetch;
  window.scrollTo = () => undefined;
  setWidth(width);
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  window.history.replaceState(null, '', path);
  if (session === 'loggedIn') document.cookie = 'accessToken=access-1; path=/';
  if (session === 'loggedIn') document.cookie = 'refreshToken=refresh-1; path=/';
  if (session === 'twoFactor') document.cookie = 'gg2FAToken=two-factor-1; path=/';
  const { remotes = REMOTES } = options.bootstrap ?? {};
  const bootstrap = { ...sampleBootstrap, remotes, details: createDetails(remotes), ...options.bootstrap };
  const services = createPlatformServices(bootstrap, { WidgetHost });
  const { store, persistor } = createPersistedStore(services);
  services.purgePersisted = () => persistor.purge();
  const pages = createPageStore(createLoader(options.loader));
  let unmount = () => {};
  await act(async () => {
    const started = store.dispatch(restoreSession());
    ({ unmount } = render(
      <App
        services={services}
        store={store}
        pages={pages}
        findScreen={createScreenFinder(bootstrap.remotes)}
      />,
    ));
    await started;
  });
  return {
    user: userEvent.setup(),
    api,
    store,
    pages,
    unmount,
    location: () => window.location.pathname + window.location.search + window.location.hash,
  };
}
