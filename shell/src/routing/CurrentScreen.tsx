import { useDeferredValue, useEffect, useMemo, type ReactNode } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { getReleaseHash, matchesScreen, SCREENS, type Access, type Bootstrap } from '@hashgrid/contracts';
import { useBootstrap, useSession } from '@hashgrid/platform';
import { usePlatform } from '@hashgrid/platform/host';
import { Guard } from '../guards/Guard';
import { BlankLayout } from '../layout/BlankLayout';
import { Layout } from '../layout/Layout';
import { RemotePage } from './RemotePage';
import { ShellPage } from './ShellPage';
import { useRecordScreenView } from '../telemetry/useRecordScreenView';
import { useDocumentTitle } from './useDocumentTitle';
import type { ScreenFinder } from './createScreenFinder';

interface ShownScreen {
  pathname: string;
  /** Path template, without IDs. */
  path: string;
  title: string;
  /** Name of the remote; `shell` for pages of the shell. */
  remote: string;
  version: string;
  hash: string | null;
  access: Access;
  /** Whether logged-in players see the page in the layout. */
  layout: boolean;
  content: ReactNode;
}

const APP_INFO_TITLE = 'About this app';
const appInfoPage = (
  <ShellPage
    key="app-info"
    title={APP_INFO_TITLE}
    load={async () =>
      (await import(/* webpackChunkName: "app-info" */ '../app-info/AppInfoPage')).AppInfoPage
    }
  />
);

const NOT_FOUND_TITLE = 'Page not found';
const notFoundPage = (
  <ShellPage
    key="not-found"
    title={NOT_FOUND_TITLE}
    load={async () => (await import(/* webpackChunkName: "not-found" */ './NotFoundPage')).NotFoundPage}
  />
);

const SHELL_PAGE_DEFAULTS = { remote: 'shell', access: 'any', layout: true } as const;

/** Path template of every URL without a screen. */
const NOT_FOUND_PATH = '/*';

/** Returns the screen at a location: a page of a remote, or one of the shell's own. */
function resolveScreen(location: Location, findScreen: ScreenFinder, { shell }: Bootstrap): ShownScreen {
  const { pathname } = location;
  const shellPage = {
    ...SHELL_PAGE_DEFAULTS,
    pathname,
    version: shell.version,
    hash: getReleaseHash(shell.base),
  };
  if (matchesScreen(SCREENS.app, pathname))
    return { ...shellPage, path: SCREENS.app, title: APP_INFO_TITLE, content: appInfoPage };
  const match = findScreen(pathname);
  if (!match) return { ...shellPage, path: NOT_FOUND_PATH, title: NOT_FOUND_TITLE, content: notFoundPage };
  const { remote, route } = match;
  const { access = 'user', layout = access === 'user' } = route;
  return {
    pathname,
    path: route.path,
    title: route.title,
    remote: remote.name,
    version: remote.version,
    hash: getReleaseHash(remote.base),
    access,
    layout,
    content: <RemotePage key={route.path} remote={remote} route={route} location={location} />,
  };
}

/** Closes the modal of a page when the path changes. */
function useDismissModalOnNavigation(pathname: string): void {
  const { modal } = usePlatform();
  useEffect(() => () => modal.dismiss(), [modal, pathname]);
}

/**
 * Content that the guard allows, recorded as a screen view. On navigation between screens of the same access, the previous one stays
 * until the browser has painted the response to the click, which rendering the next page would delay.
 */
function TrackedScreen({ screen }: { screen: ShownScreen }) {
  useRecordScreenView(screen, screen.pathname);
  const deferred = useDeferredValue(screen);
  const isLeaving = deferred.pathname !== screen.pathname && deferred.access === screen.access;
  return isLeaving ? deferred.content : screen.content;
}

/** The screen at the current path: title, guard, layout and page. */
export function CurrentScreen({ findScreen }: { findScreen: ScreenFinder }) {
  const location = useLocation();
  const { user } = useSession();
  const bootstrap = useBootstrap();
  const screen = useMemo(
    () => resolveScreen(location, findScreen, bootstrap),
    [location, findScreen, bootstrap],
  );
  const { pathname, title, access, layout } = screen;
  useDocumentTitle(title);
  useDismissModalOnNavigation(pathname);
  const hasLayout = user !== null && layout;
  const PageLayout = hasLayout ? Layout : BlankLayout;
  return (
    <PageLayout>
      <Guard access={access}>
        <TrackedScreen screen={screen} />
      </Guard>
    </PageLayout>
  );
}
