import { createRoot } from 'react-dom/client';
import { createPlatformServices, restoreSession } from '@hashgrid/platform/host';
import { reportError } from '@hashgrid/platform';
import { App } from './App';
import { addFonts } from './layout/addFonts';
import { trackViewportHeight } from './layout/trackViewportHeight';
import { cspNonce, readBoot } from './readBoot';
import { createPageStore } from './routing/pageStore';
import { createScreenFinder } from './routing/createScreenFinder';
import { pageLoader } from './remotes/pageLoader';
import { createPersistedStore } from './session/createPersistedStore';
import { watchErrors } from './telemetry/watchErrors';

/** Starts everything that can go on at the same time: session, the page at this path, the frame around it. */
export function start(): void {
  const boot = readBoot();
  const pages = createPageStore(pageLoader);
  const findScreen = createScreenFinder(boot.remotes);
  const services = createPlatformServices(boot, {
    prefetch: (path) => {
      const screen = findScreen(new URL(path, location.href).pathname);
      if (screen) pages.prefetch(screen.remote, screen.route.page);
    },
  });
  const { store, persistor } = createPersistedStore(services);
  services.forgetPersisted = () => persistor.purge();
  const screen = findScreen(location.pathname);
  if (screen) pages.load(screen.remote, screen.route.page);
  void store.dispatch(restoreSession());
  watchErrors();
  trackViewportHeight();
  const container = document.getElementById('root');
  if (!container)
    throw new Error('The HTML has no element #root to draw into. Open the page through the gateway.');
  createRoot(container, {
    onUncaughtError: (error) => void reportError(error, { area: 'shell' }),
    onCaughtError: (error) => console.error(error),
  }).render(
    <App services={services} store={store} pages={pages} findScreen={findScreen} nonce={cspNonce()} />,
  );
  addFonts();
}
