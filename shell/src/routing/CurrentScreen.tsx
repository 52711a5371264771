import { useDeferredValue, useEffect, useMemo, type ReactNode } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { getReleaseHash, SCREENS, type Access, type Bootstrap } from '@hashgrid/contracts';
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
  /** Template of its path, without IDs. */
  path: string;
  title: string;
  /** The shell, for its own pages. */
  remote: string;
  version: string;
  hash: string | null;
  access: Access;
  /** Undefined: shown to logged-in players. */
  layout: boolean | undefined;
  content: ReactNode;
}

const APP_INFO_TITLE = 'About this app';
const appInfo = (
  <ShellPage
    key="app-info"
    title={APP_INFO_TITLE}
    load={async () =>
      (await import(/* webpackChunkName: "app-info" */ '../app-info/AppInfoPage')).AppInfoPage
    }
  />
);

const NOT_FOUND_TITLE = 'Page not found';
const notFound = (
  <ShellPage
    key="not-found"
    title={NOT_FOUND_TITLE}
    load={async () => (await import(/* webpackChunkName: "not-found" */ './NotFoundPage')).NotFoundPage}
  />
);

const SHELL_PAGE = { remote: 'shell', access: 'any', layout: undefined } as const;

/** Path template of every URL without a screen. */
const NOT_FOUND_PATH = '/*';

function resolveScreen(location: Location, findScreen: ScreenFinder, { shell }: Bootstrap): ShownScreen {
  const { pathname } = location;
  const ownPage = { ...SHELL_PAGE, pathname, version: shell.version, hash: getReleaseHash(shell.base) };
  if (pathname === SCREENS.app)
    return { ...ownPage, path: pathname, title: APP_INFO_TITLE, content: appInfo };
  const found = findScreen(pathname);
  if (!found) return { ...ownPage, path: NOT_FOUND_PATH, title: NOT_FOUND_TITLE, content: notFound };
  const { remote, route } = found;
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
 * Content that its guard lets through, recorded as a screen view. Between screens for the same visitors, the previous one stays until
 * the click has been painted: rendering a page takes longer than a click may.
 */
function TrackedScreen({ screen }: { screen: ShownScreen }) {
  useRecordScreenView(screen, screen.pathname);
  const before = useDeferredValue(screen);
  const isLeaving = before.pathname !== screen.pathname && before.access === screen.access;
  return isLeaving ? before.content : screen.content;
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
  const hasLayout = user !== null && (layout ?? true);
  const PageLayout = hasLayout ? Layout : BlankLayout;
  return (
    <PageLayout>
      <Guard access={access}>
        <TrackedScreen screen={screen} />
      </Guard>
    </PageLayout>
  );
}
