import { Component, type ReactNode } from 'react';
import { reportError } from '@hashgrid/platform';
import { RemoteErrorFallback } from './RemoteErrorFallback';

interface AreaBoundaryProps {
  /** Name and version of the remote, for the report. */
  remote: string;
  version: string;
  /** What the player knows the area as. */
  area: string;
  children: ReactNode;
}

interface AreaBoundaryState {
  error: unknown;
  trackingId: string | null;
}

/** Keeps a page that throws in its own area. Give it a `key` that changes with the page. */
export class RemoteErrorBoundary extends Component<AreaBoundaryProps, AreaBoundaryState> {
  override state: AreaBoundaryState = { error: null, trackingId: null };

  static getDerivedStateFromError(error: unknown): Partial<AreaBoundaryState> {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    const { remote, version } = this.props;
    this.setState({ trackingId: reportError(error, { remote, version }) });
  }

  override render() {
    const { error, trackingId } = this.state;
    if (error === null) return this.props.children;
    return (
      <RemoteErrorFallback
        area={this.props.area}
        trackingId={trackingId}
        error={error}
        onRetry={() => this.setState({ error: null, trackingId: null })}
      />
    );
  }
}
