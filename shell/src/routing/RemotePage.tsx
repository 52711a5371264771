import { useEffect, useSyncExternalStore } from 'react';
import { Route, Routes } from 'react-router-dom';
import type { BootstrapRemote, RouteConfig } from '@hashgrid/contracts';
import { useTranslate } from '@hashgrid/platform';
import { RemoteErrorBoundary } from '../errors/RemoteErrorBoundary';
import { RemoteErrorFallback } from '../errors/RemoteErrorFallback';
import { PageSpinner } from '../layout/PageSpinner';
import { usePages } from './PagesContext';

interface RemotePageProps {
  remote: BootstrapRemote;
  route: RouteConfig;
}

/** A remote's page: loading, loaded, or replaced by an error card. */
export function RemotePage({ remote, route }: RemotePageProps) {
  const t = useTranslate();
  const pages = usePages();
  const state = useSyncExternalStore(pages.subscribe, () => pages.get(remote, route.page));
  const load = () => void pages.load(remote, route.page);
  useEffect(() => void pages.load(remote, route.page), [pages, remote, route.page]);
  const area = t(route.title);
  if (state.kind === 'loading') return <PageSpinner />;
  if (state.kind === 'failed') {
    return (
      <RemoteErrorFallback area={area} trackingId={state.trackingId} error={state.error} onRetry={load} />
    );
  }
  const { Page, release } = state;
  return (
    <RemoteErrorBoundary
      key={route.path + release.base}
      release={release}
      area={area}
      onStartError={() => pages.fallBack(release, route.page)}
    >
      <Routes>
        <Route path={route.path} element={<Page />} />
      </Routes>
    </RemoteErrorBoundary>
  );
}
