import type { ReactNode } from 'react';
import { StaticRouter } from 'react-router-dom';
import {
  DEFAULT_LOCALE,
  DEFAULT_WALLET_SETTINGS,
  getDirection,
  LANGUAGES,
  NO_THIRD_PARTY_TELEMETRY,
  PRERENDERED_PLACEHOLDERS,
  type Bootstrap,
  type LanguageOption,
} from '@hashgrid/contracts';
import {
  createPlatformServices,
  createPlatformStore,
  LanguageContext,
  PlatformProvider,
  type PlatformState,
} from '@hashgrid/platform/host';
import type { Reducer } from 'redux';
import type { PrerenderRequest } from './PrerenderRequest';

const BOOTSTRAP: Bootstrap = {
  gameName: PRERENDERED_PLACEHOLDERS.gameName,
  apiKey: '',
  revision: 0,
  shell: { version: '', base: '/' },
  remotes: [],
  details: {},
  wallet: DEFAULT_WALLET_SETTINGS,
  telemetry: NO_THIRD_PARTY_TELEMETRY,
  links: { support: '', community: [] },
};

/** Wraps the reducer so that the store starts with the session of a guest, or of a player whose profile has not been loaded. */
const startWithSession =
  (status: 'guest' | 'loggedIn') =>
  (inner: Reducer<PlatformState>): Reducer<PlatformState> =>
  (state, action) => {
    if (state) return inner(state, action);
    const initial = inner(undefined, action);
    return inner({ ...initial, session: { ...initial.session, status } }, action);
  };

const doNothing = () => Promise.resolve();

/** Provides the context that the shell gives to pages, before anything has been loaded. */
export function PrerenderShell({
  request: { locale, path, variant },
  texts,
  children,
}: {
  request: PrerenderRequest;
  texts: Readonly<Record<string, string>>;
  children: ReactNode;
}) {
  const services = createPlatformServices(BOOTSTRAP);
  const store = createPlatformStore(services, startWithSession(variant === 'player' ? 'loggedIn' : 'guest'));
  const currentLanguage = LANGUAGES.find((option) => option.locale === locale) as LanguageOption;
  const language = {
    currentLanguage,
    texts: locale === DEFAULT_LOCALE ? {} : texts,
    isFetching: false,
    languages: [currentLanguage],
    direction: getDirection(locale),
    setLanguage: doNothing,
    applyLanguage: doNothing,
    getPreferredLocale: () => locale,
  };
  return (
    <LanguageContext value={language}>
      <PlatformProvider services={services} store={store}>
        <StaticRouter location={path}>{children}</StaticRouter>
      </PlatformProvider>
    </LanguageContext>
  );
}
