import {
  useDeferredValue,
  useEffect,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import type { BootstrapRemote } from '@hashgrid/contracts';
import { RemoteErrorBoundary, type RemoteFailure } from '../errors/RemoteErrorBoundary';
import { usePages } from './PagesContext';

interface RemoteComponentProps {
  /** Must not change: a different remote or component needs a different `key`. */
  remote: BootstrapRemote;
  /** Name of the page or widget in the remote. */
  component: string;
  /** Identifies the instance; a change remounts the component and its error boundary. */
  instance: string;
  placeholder: ReactNode;
  renderFailure: (failure: RemoteFailure) => ReactNode;
  children: (Loaded: ComponentType) => ReactNode;
}

/** A component of a remote: loading, loaded inside an error boundary, or failed. */
export function RemoteComponent(props: RemoteComponentProps) {
  const { remote, component, instance, placeholder, renderFailure, children } = props;
  const pages = usePages();
  // React renders a change of a store in one task, and a deferred value in short tasks, between which a slow phone can handle taps.
  const state = useDeferredValue(useSyncExternalStore(pages.subscribe, () => pages.get(remote, component)));
  const [initialState] = useState(state);
  const handleRetry = () => void pages.load(remote, component);
  // A failure of an earlier visit is retried. The state is `loading` too when another page of the remote has replaced the release.
  const isLoading = state.kind === 'loading' || (state.kind === 'failed' && state === initialState);
  useEffect(() => {
    if (isLoading) void pages.load(remote, component);
  }, [isLoading, pages, remote, component]);
  if (isLoading) return placeholder;
  if (state.kind === 'failed') return renderFailure({ ...state, onRetry: handleRetry });
  const { Page, release } = state;
  return (
    <RemoteErrorBoundary
      key={instance + release.base}
      release={release}
      placeholder={placeholder}
      renderFailure={renderFailure}
      onStartError={() => pages.fallBack(release, component)}
    >
      {children(Page)}
    </RemoteErrorBoundary>
  );
}
