import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { LOAD_FAILURE_ID } from '@hashgrid/contracts';
import { createPlatformServices, discardSession, restoreSession, watchEdits } from '@hashgrid/platform/host';
import { reportError } from '@hashgrid/platform';
import { App } from './App';
import { announceStartFailure } from './errors/announceStartFailure';
import { FatalScreen } from './errors/FatalScreen';
import { addFonts } from './layout/addFonts';
import { isPagePrerendered, removePrerenderedPage } from './prerendered/prerenderedPage';
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
/** The same while the HTML shows a prerendered page, from which typed text can be carried over only to that page. */
const PRERENDERED_PAGE_WAIT_MS = 10_000;

/** Creates the services and stores that need no session. */
function createServices() {
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

/** Creates the app and starts loading session and page in parallel. */
function createApp({ services, pages, findScreen }: ReturnType<typeof createServices>) {
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
      // An error screen has no fields for the text typed into the prerendered page.
      removePrerenderedPage();
      console.error(error);
    },
  });
  let onLogOut: (() => void) | undefined;
  try {
    const created = createServices();
    onLogOut = () => discardSession(created.services);
    const { app, initialLoad } = createApp(created);
    deferTelemetry(created.services, initialLoad);
    void initialLoad.then(allowUnreadCount);
    const waitMs = isPagePrerendered() ? PRERENDERED_PAGE_WAIT_MS : FIRST_RENDER_WAIT_MS;
    await Promise.race([initialLoad, new Promise((resolve) => setTimeout(resolve, waitMs))]);
    // React renders a transition in short tasks, between which a slow phone can handle taps.
    startTransition(() => root.render(app));
  } catch (error) {
    console.error(error);
    removePrerenderedPage();
    root.render(<FatalScreen trackingId={reportError(error, { area: 'start' })} onLogOut={onLogOut} />);
    announceStartFailure(error);
  }
  addFonts();
}
