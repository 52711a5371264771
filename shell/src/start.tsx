import { createRoot } from 'react-dom/client';
import { createPlatformServices, restoreSession } from '@hashgrid/platform/host';
import { reportError } from '@hashgrid/platform';
import { App } from './App';
import { FatalScreen } from './errors/FatalScreen';
import { addFonts } from './layout/addFonts';
import { trackViewportHeight } from './layout/trackViewportHeight';
import { cspNonce, readBootstrap } from './readBootstrap';
import { createPageStore } from './routing/pageStore';
import { createScreenFinder } from './routing/createScreenFinder';
import { pageLoader } from './remotes/pageLoader';
import { createPersistedStore } from './session/createPersistedStore';
import { watchErrors } from './telemetry/watchErrors';

/** Code of the page and answers of the API have left before the shell: what is on time is drawn with the frame, in one go. */
const MOMENT_MS = 150;

/** Starts everything that can go on at the same time: session, the page at this path. */
function prepare() {
  const bootstrap = readBootstrap();
  const pages = createPageStore(pageLoader);
  const findScreen = createScreenFinder(bootstrap.remotes);
  const services = createPlatformServices(bootstrap, {
    prefetch: (path) => {
      const screen = findScreen(new URL(path, location.href).pathname);
      if (screen) pages.prefetch(screen.remote, screen.route.page);
    },
  });
  const { store, persistor } = createPersistedStore(services);
  services.forgetPersisted = () => persistor.purge();
  const screen = findScreen(location.pathname);
  return {
    app: <App services={services} store={store} pages={pages} findScreen={findScreen} nonce={cspNonce()} />,
    isWhole: Promise.allSettled([
      screen && pages.load(screen.remote, screen.route.page),
      store.dispatch(restoreSession()),
    ]),
  };
}

/** Starts the shell. What keeps it from starting is shown as a fatal error [L8]. */
export async function start(): Promise<void> {
  watchErrors();
  trackViewportHeight();
  const container =
    document.getElementById('root') ?? document.body.appendChild(document.createElement('div'));
  const root = createRoot(container, {
    onUncaughtError: (error) => void reportError(error, { area: 'shell' }),
    onCaughtError: (error) => console.error(error),
  });
  try {
    const { app, isWhole } = prepare();
    await Promise.race([isWhole, new Promise((resolve) => setTimeout(resolve, MOMENT_MS))]);
    root.render(app);
  } catch (error) {
    console.error(error);
    root.render(<FatalScreen trackingId={reportError(error, { area: 'start' })} />);
  }
  addFonts();
}
