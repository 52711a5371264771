import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { SCREENS, type Access } from '@hashgrid/contracts';
import { useSession } from '@hashgrid/platform';
import { usePlatform } from '@hashgrid/platform/host';
import { Guard } from '../guards/Guard';
import { BlankLayout } from '../layout/BlankLayout';
import { Layout } from '../layout/Layout';
import { PageSpinner } from '../layout/PageSpinner';
import { NotFoundPage } from './NotFoundPage';
import { RemotePage } from './RemotePage';
import { useDocumentTitle } from './useDocumentTitle';
import type { ScreenFinder } from './createScreenFinder';

interface ShownScreen {
  title: string;
  access: Access;
  /** Undefined: shown to logged-in players. */
  layout: boolean | undefined;
  content: ReactNode;
}

const AppInfoPage = lazy(async () => {
  const { AppInfoPage } = await import(/* webpackChunkName: "app-info" */ '../app-info/AppInfoPage');
  return { default: AppInfoPage };
});

const appInfo = (
  <Suspense fallback={<PageSpinner />}>
    <AppInfoPage />
  </Suspense>
);

const SHELL_PAGE = { access: 'any', layout: undefined } as const;

function screenAt(pathname: string, findScreen: ScreenFinder): ShownScreen {
  if (pathname === SCREENS.app) return { ...SHELL_PAGE, title: 'About this app', content: appInfo };
  const found = findScreen(pathname);
  if (!found) return { ...SHELL_PAGE, title: 'Page not found', content: <NotFoundPage /> };
  const { remote, route } = found;
  const { access = 'user', layout = access === 'user' } = route;
  return { title: route.title, access, layout, content: <RemotePage remote={remote} route={route} /> };
}

/** Closes the modal of a page when the path changes. */
function useDismissModalOnNavigation(pathname: string): void {
  const { modal } = usePlatform();
  useEffect(() => () => modal.dismiss(), [modal, pathname]);
}

/** The screen at the current path: title, guard, layout [L1, L2] and page. */
export function CurrentScreen({ findScreen }: { findScreen: ScreenFinder }) {
  const { pathname } = useLocation();
  const { user } = useSession();
  const { title, access, layout, content } = screenAt(pathname, findScreen);
  useDocumentTitle(title);
  useDismissModalOnNavigation(pathname);
  const hasLayout = user !== null && (layout ?? true);
  const PageLayout = hasLayout ? Layout : BlankLayout;
  return (
    <PageLayout>
      <Guard access={access}>{content}</Guard>
    </PageLayout>
  );
}
