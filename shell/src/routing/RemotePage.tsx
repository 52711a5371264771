import { Route, Routes, type Location } from 'react-router-dom';
import type { BootstrapRemote, RouteConfig } from '@hashgrid/contracts';
import { useTranslate } from '@hashgrid/platform';
import { RemoteErrorFallback } from '../errors/RemoteErrorFallback';
import { PageSpinner } from '../layout/PageSpinner';
import { RemoteComponent } from './RemoteComponent';

interface RemotePageProps {
  remote: BootstrapRemote;
  route: RouteConfig;
  /** The location of the page. It may differ from the current URL while the next page is being rendered. */
  location: Location;
}

/** A remote's page: loading, loaded, or replaced by an error card. */
export function RemotePage({ remote, route, location }: RemotePageProps) {
  const t = useTranslate();
  return (
    <RemoteComponent
      remote={remote}
      component={route.page}
      instance={route.path}
      placeholder={<PageSpinner />}
      renderFailure={({ error, trackingId, onRetry }) => (
        <RemoteErrorFallback
          pageTitle={t(route.title)}
          error={error}
          trackingId={trackingId}
          onRetry={onRetry}
        />
      )}
    >
      {(Page) => (
        <Routes location={location}>
          <Route path={route.path} element={<Page />} />
        </Routes>
      )}
    </RemoteComponent>
  );
}
