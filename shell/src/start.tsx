import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { LOAD_FAILURE_ID } from '@hashgrid/contracts';
import { createPlatformServices, discardSession, restoreSession, watchEdits } from '@hashgrid/platform/host';
import { reportError } from '@hashgrid/platform';
import { App } from './App';
import { announceStartFailure } from './errors/announceStartFailure';
import { FatalScreen } from './errors/FatalScreen';
import { addFonts } from './layout/addFonts';
import { isPageInFrame, removeFirstFrame } from './first-frame/firstFrame';
import { ignoreMisdirectedClicks } from './layout/ignoreMisdirectedClicks';
import { trackViewportHeight } from './layout/trackViewportHeight';
import { readCspNonce, readBootstrap } from './readBootstrap';
import { createPageStore } from './routing/pageStore';
import { createScreenFinder } from './routing/createScreenFinder';
import { allowUnreadCount } from './notifications/unreadModule';
import { pageLoader } from './remotes/pageLoader';
import { WidgetHost } from './slots/WidgetHost';
import { createPersistedStore } from './session/createPersistedStore';
import { deferTelemetry } from './telemetry/deferTelemetry';
import { watchErrors } from './telemetry/watchErrors';

/** How long the first render waits for page code and preloaded responses, to render them together with the layout. */
const FIRST_RENDER_WAIT_MS = 150;
/** The same while the HTML shows the page: what is typed into it must find the page. */
const FIRST_FRAME_WAIT_MS = 10_000;

function createParts() {
  const bootstrap = readBootstrap();
  const pages = createPageStore(pageLoader);
  const findScreen = createScreenFinder(bootstrap.remotes);
  const services = createPlatformServices(bootstrap, {
    prefetch: (path) => {
      const screen = findScreen(new URL(path, location.href).pathname);
      if (screen) pages.prefetch(screen.remote, screen.route.page);
    },
    WidgetHost,
  });
  return { services, pages, findScreen };
}

/** Starts loading session and page in parallel, and creates the app. */
function prepare({ services, pages, findScreen }: ReturnType<typeof createParts>) {
  const { store, persistor } = createPersistedStore(services);
  services.purgePersisted = () => persistor.purge();
  const screen = findScreen(location.pathname);
  return {
    app: (
      <App services={services} store={store} pages={pages} findScreen={findScreen} nonce={readCspNonce()} />
    ),
    initialLoad: Promise.allSettled([
      screen && pages.load(screen.remote, screen.route.page),
      store.dispatch(restoreSession()),
    ]),
  };
}

/** Starts the shell. Shows the fatal screen if that fails. */
export async function start(): Promise<void> {
  watchErrors();
  trackViewportHeight();
  ignoreMisdirectedClicks();
  watchEdits();
  document.getElementById(LOAD_FAILURE_ID)?.remove();
  const container =
    document.getElementById('root') ?? document.body.appendChild(document.createElement('div'));
  const root = createRoot(container, {
    onUncaughtError: (error) => void reportError(error, { area: 'shell' }),
    onCaughtError: (error) => {
      // An error screen is no place for what has been typed.
      removeFirstFrame();
      console.error(error);
    },
  });
  let onLogOut: (() => void) | undefined;
  try {
    const parts = createParts();
    onLogOut = () => discardSession(parts.services);
    const { app, initialLoad } = prepare(parts);
    deferTelemetry(parts.services, initialLoad);
    void initialLoad.then(allowUnreadCount);
    const wait = isPageInFrame() ? FIRST_FRAME_WAIT_MS : FIRST_RENDER_WAIT_MS;
    await Promise.race([initialLoad, new Promise((resolve) => setTimeout(resolve, wait))]);
    // React renders a transition in short tasks, between which a slow phone answers to taps.
    startTransition(() => root.render(app));
  } catch (error) {
    console.error(error);
    removeFirstFrame();
    root.render(<FatalScreen trackingId={reportError(error, { area: 'start' })} onLogOut={onLogOut} />);
    announceStartFailure(error);
  }
  addFonts();
}
