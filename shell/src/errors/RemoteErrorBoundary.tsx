import { Component, type ReactNode } from 'react';
import { reportError } from '@hashgrid/platform';
import { RemoteErrorFallback } from './RemoteErrorFallback';

interface RemoteErrorBoundaryProps {
  /** Name and version of the remote, for the report. */
  remote: string;
  version: string;
  /** Name of the area as shown to the player. */
  area: string;
  children: ReactNode;
}

interface RemoteErrorBoundaryState {
  error: unknown;
  trackingId: string | null;
}

/** Error boundary of a remote's page. Needs a `key` that changes with the page, so that navigation resets it. */
export class RemoteErrorBoundary extends Component<RemoteErrorBoundaryProps, RemoteErrorBoundaryState> {
  override state: RemoteErrorBoundaryState = { error: null, trackingId: null };

  static getDerivedStateFromError(error: unknown): Partial<RemoteErrorBoundaryState> {
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
