import { act, type ComponentType, type ReactElement } from 'react';
import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { LANGUAGES, type Bootstrap, type Profile } from '@hashgrid/contracts';
import { useSession } from '@hashgrid/platform';
import {
  createPlatformServices,
  createPlatformStore,
  LanguageProvider,
  ModalLayer,
  PlatformProvider,
  restoreSession,
  SessionEffects,
  type WidgetHostProps,
} from '@hashgrid/platform/host';
import { GlobalStyles } from '@hashgrid/ui';
import { createFakeApi, ok, type FakeApi, type FakeHandlers } from './fakeApi';
import { createPreferencesHandler } from './createPreferencesHandler';
import { sampleBootstrap, sampleProfile, sampleTokens, sampleWallets, sampleWelcome } from './samples';
import { readShellTexts } from './readShellTexts';
import { ToastList } from './ToastList';

export interface RenderPageOptions {
  /** URL at which the page is opened; `/` by default. */
  path?: string;
  /** Pattern of the page's route, which `useParams` needs: `/ref/*`. By default, `path` without query and hash. */
  route?: string;
  /** Session; a guest by default. `loggedIn` uses `sampleProfile` with the changes in `profile`. */
  session?: 'guest' | 'twoFactor' | 'loggedIn';
  profile?: Partial<Profile>;
  /** API handlers, in addition to the default ones (profile, wallets, tokens, price changes, welcome, saving preferences). */
  api?: FakeHandlers;
  bootstrap?: Partial<Bootstrap>;
  /** Renders widgets in the page's slots; by default their placeholders stay. */
  WidgetHost?: ComponentType<WidgetHostProps>;
  /** Language other than English, with the remote's translations. The shell's are added, as by the gateway. */
  language?: { locale: string; texts: Readonly<Record<string, string>> };
}

export interface RenderedPage {
  user: UserEvent;
  api: FakeApi;
  /** Returns the current path, query and hash. */
  location(): string;
  /** Unmounts the page. Render it again afterwards to simulate a reload. */
  unmount(): void;
}

const createDefaultHandlers = (profile: Partial<Profile> = {}): FakeHandlers => ({
  'GET /shared/client/profile': ok({ ...sampleProfile, ...profile }),
  'GET /shared/client/wallets': ok({ wallets: sampleWallets }),
  'GET /shared/token/all': ok({ tokens: sampleTokens }),
  'GET /public/game/welcome': ok(sampleWelcome),
  'GET /shared/token/changes': ok({ changes: [] }),
  'PUT /shared/client/preferences': createPreferencesHandler(profile.preferences),
});

const loadLanguages = () => Promise.resolve(LANGUAGES);

const createLocaleHandlers = ({
  locale,
  texts,
}: NonNullable<RenderPageOptions['language']>): FakeHandlers => ({
  [`GET /locales/${locale}.json`]: { status: 200, body: { ...readShellTexts(locale), ...texts } },
});

/** Renders the page once the session is loaded, like the shell's guard. */
function SessionGuard({ children }: { children: ReactElement }) {
  return useSession().status === 'loading' ? null : children;
}

/**
 * Renders a page in a fake shell with the real platform, router and modal layer, and an API faked below `fetch`.
 * Resolves when the session is restored and the page is rendered; its own requests may still be in flight.
 */
export async function renderPage(page: ReactElement, options: RenderPageOptions = {}): Promise<RenderedPage> {
  const { path = '/', session = 'guest', language } = options;
  const api = createFakeApi({
    ...createDefaultHandlers(options.profile),
    ...(language && createLocaleHandlers(language)),
    ...options.api,
  });
  if (language) window.localStorage.setItem('language', language.locale);
  window.fetch = api.fetch;
  window.history.replaceState(null, '', path);
  if (session === 'loggedIn') document.cookie = 'accessToken=access-1; path=/';
  if (session === 'loggedIn') document.cookie = 'refreshToken=refresh-1; path=/';
  if (session === 'twoFactor') document.cookie = 'gg2FAToken=two-factor-1; path=/';
  const { WidgetHost } = options;
  const services = createPlatformServices(
    { ...sampleBootstrap, ...options.bootstrap },
    WidgetHost && { WidgetHost },
  );
  const store = createPlatformStore(services);
  let unmount = () => {};
  await act(async () => {
    ({ unmount } = render(
      <GlobalStyles>
        <LanguageProvider loadLanguages={loadLanguages} onChoice={services.preferences.notifyLanguage}>
          <PlatformProvider services={services} store={store}>
            <BrowserRouter useTransitions={false}>
              <SessionEffects />
              <Routes>
                <Route
                  path={options.route ?? path.split(/[?#]/)[0]}
                  element={<SessionGuard>{page}</SessionGuard>}
                />
                <Route path="*" element={null} />
              </Routes>
              <ToastList />
              <ModalLayer />
            </BrowserRouter>
          </PlatformProvider>
        </LanguageProvider>
      </GlobalStyles>,
    ));
    await store.dispatch(restoreSession());
  });
  return {
    user: userEvent.setup(),
    api,
    location: () => window.location.pathname + window.location.search + window.location.hash,
    unmount,
  };
}
