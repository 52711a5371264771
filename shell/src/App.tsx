import { useSyncExternalStore } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { msg } from '@hashgrid/platform';
import {
  discardSession,
  LanguageProvider,
  ModalLayer,
  PlatformProvider,
  SessionEffects,
} from '@hashgrid/platform/host';
import type { PlatformServices, PlatformStore } from '@hashgrid/platform/host';
import { GlobalStyles } from '@hashgrid/ui';
import { FatalBoundary } from './errors/FatalBoundary';
import { FatalScreen } from './errors/FatalScreen';
import { ModalBoundary } from './errors/ModalBoundary';
import { TranslatedFatalScreen } from './errors/TranslatedFatalScreen';
import { PrerenderedPageHandover } from './prerendered/PrerenderedPageHandover';
import { loadLanguages } from './language/loadLanguages';
import { TranslationsReady } from './language/TranslationsReady';
import { ConnectionBar } from './layout/ConnectionBar';
import { ToastArea } from './layout/ToastArea';
import { DeferredPreviewBanner } from './preview/DeferredPreviewBanner';
import { CurrentScreen } from './routing/CurrentScreen';
import { PagesContext } from './routing/PagesContext';
import { DeferredConsentDialog } from './telemetry/DeferredConsentDialog';
import { DeferredUpdateOffer } from './update/DeferredUpdateOffer';
import type { PageStore } from './routing/pageStore';
import type { ScreenFinder } from './routing/createScreenFinder';

interface AppProps {
  services: PlatformServices;
  store: PlatformStore;
  pages: PageStore;
  findScreen: ScreenFinder;
  nonce?: string;
}

/** The shell, which renders the pages of the remotes. */
export function App({ services, store, pages, findScreen, nonce }: AppProps) {
  const { preferences, toasts } = services;
  const { motion } = useSyncExternalStore(preferences.subscribe, preferences.get);
  const logOut = () => discardSession(services);
  return (
    <FatalBoundary screen={FatalScreen} onLogOut={logOut}>
      <GlobalStyles nonce={nonce} motion={motion}>
        <LanguageProvider
          loadLanguages={loadLanguages}
          onChoice={preferences.notifyLanguage}
          onFailure={() => toasts.show('error', msg('Something went wrong. Please try again.'))}
        >
          <FatalBoundary screen={TranslatedFatalScreen} onLogOut={logOut}>
            <PlatformProvider services={services} store={store}>
              <PagesContext value={pages}>
                {/* With transitions, a field whose value is in the URL would lose typed characters. */}
                <BrowserRouter useTransitions={false}>
                  <SessionEffects />
                  <TranslationsReady>
                    <DeferredPreviewBanner />
                    <CurrentScreen findScreen={findScreen} />
                    {/* While offline, the connection bar covers the update offer, because a reload would fail. */}
                    <DeferredUpdateOffer />
                    <ConnectionBar />
                    <DeferredConsentDialog />
                    <ModalLayer boundary={ModalBoundary} />
                    <PrerenderedPageHandover />
                  </TranslationsReady>
                  <ToastArea />
                </BrowserRouter>
              </PagesContext>
            </PlatformProvider>
          </FatalBoundary>
        </LanguageProvider>
      </GlobalStyles>
    </FatalBoundary>
  );
}
