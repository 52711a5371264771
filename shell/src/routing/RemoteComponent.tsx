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
  /** Another remote or component needs another `key`. */
  remote: BootstrapRemote;
  /** Name of the page or widget in the remote. */
  component: string;
  /** Another one renders the component anew, with another boundary. */
  instance: string;
  placeholder: ReactNode;
  renderFailure: (failure: RemoteFailure) => ReactNode;
  children: (Loaded: ComponentType) => ReactNode;
}

/** A component of a remote: loading, loaded inside an error boundary, or failed. */
export function RemoteComponent(props: RemoteComponentProps) {
  const { remote, component, instance, placeholder, renderFailure, children } = props;
  const pages = usePages();
  // A store's change renders in one task, a deferred one in short tasks, between which a slow phone answers to taps.
  const state = useDeferredValue(useSyncExternalStore(pages.subscribe, () => pages.get(remote, component)));
  const [before] = useState(state);
  const load = () => void pages.load(remote, component);
  // Neither the failure of an earlier visit is shown, nor a component whose release another page of the remote has replaced.
  const isLoading = state.kind === 'loading' || (state.kind === 'failed' && state === before);
  useEffect(() => {
    if (isLoading) void pages.load(remote, component);
  }, [isLoading, pages, remote, component]);
  if (isLoading) return placeholder;
  if (state.kind === 'failed') return renderFailure({ ...state, onRetry: load });
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
