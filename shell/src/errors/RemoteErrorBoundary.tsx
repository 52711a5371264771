import { Component, type ReactNode } from 'react';
import type { BootstrapRemote } from '@hashgrid/contracts';
import { reportError } from '@hashgrid/platform';
import { describeRelease } from './describeRelease';

/** Why a remote's page or widget isn't shown. */
export interface RemoteFailure {
  error: unknown;
  trackingId: string | null;
  onRetry: () => void;
}

interface RemoteErrorBoundaryProps {
  /** Release of the page, for the report. */
  release: BootstrapRemote;
  /** Shown while the previous release is loading. */
  placeholder: ReactNode;
  renderFailure: (failure: RemoteFailure) => ReactNode;
  /** Called when the page throws in its first render. Resolves to the previous release that replaces it, or null; must never reject. */
  onStartError: () => Promise<BootstrapRemote | null>;
  children: ReactNode;
}

interface RemoteErrorBoundaryState {
  error: unknown;
  trackingId: string | null;
  /** Whether the previous release is loading. */
  isReplacing: boolean;
}

const NO_ERROR: RemoteErrorBoundaryState = { error: null, trackingId: null, isReplacing: false };

/** Error boundary of a remote's page or widget. Needs a `key` that changes with the page and its release, so that a change resets it. */
export class RemoteErrorBoundary extends Component<RemoteErrorBoundaryProps, RemoteErrorBoundaryState> {
  override state = NO_ERROR;
  private hasStarted = false;

  static getDerivedStateFromError(error: unknown): Partial<RemoteErrorBoundaryState> {
    return { error };
  }

  override componentDidMount() {
    this.hasStarted = this.state.error === null;
  }

  override componentDidUpdate() {
    // The first render may succeed on a retry.
    if (this.state.error === null) this.hasStarted = true;
  }

  override componentDidCatch(error: unknown) {
    if (this.hasStarted) this.report(error, null);
    else void this.replace(error);
  }

  private async replace(error: unknown) {
    this.setState({ isReplacing: true });
    const fallback = await this.props.onStartError();
    this.report(error, fallback);
    // A replacement has another key, so this boundary is unmounted.
    if (!fallback) this.setState({ isReplacing: false });
  }

  private report(error: unknown, fallback: BootstrapRemote | null) {
    this.setState({ trackingId: reportError(error, describeRelease(this.props.release, fallback)) });
  }

  override render() {
    const { error, trackingId, isReplacing } = this.state;
    if (error === null) return this.props.children;
    const { placeholder, renderFailure } = this.props;
    if (isReplacing) return placeholder;
    return renderFailure({ error, trackingId, onRetry: () => this.setState(NO_ERROR) });
  }
}
