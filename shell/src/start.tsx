import { createRoot } from 'react-dom/client';
import { createPlatformServices, restoreSession } from '@hashgrid/platform/host';
import { reportError } from '@hashgrid/platform';
import { App } from './App';
import { FatalScreen } from './errors/FatalScreen';
import { addFonts } from './layout/addFonts';
import { trackViewportHeight } from './layout/trackViewportHeight';
import { cspNonce, readBoot } from './readBoot';
import { createPageStore } from './routing/pageStore';
import { createScreenFinder } from './routing/createScreenFinder';
import { pageLoader } from './remotes/pageLoader';
import { createPersistedStore } from './session/createPersistedStore';
import { watchErrors } from './telemetry/watchErrors';

/** Starts everything that can go on at the same time: session, the page at this path. Returns the frame around it. */
function prepare() {
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
  return <App services={services} store={store} pages={pages} findScreen={findScreen} nonce={cspNonce()} />;
}

/** Starts the shell. What keeps it from starting is shown as a fatal error [L8]. */
export function start(): void {
  watchErrors();
  trackViewportHeight();
  const container =
    document.getElementById('root') ?? document.body.appendChild(document.createElement('div'));
  const root = createRoot(container, {
    onUncaughtError: (error) => void reportError(error, { area: 'shell' }),
    onCaughtError: (error) => console.error(error),
  });
  try {
    root.render(prepare());
  } catch (error) {
    console.error(error);
    root.render(<FatalScreen trackingId={reportError(error, { area: 'start' })} />);
  }
  addFonts();
}
