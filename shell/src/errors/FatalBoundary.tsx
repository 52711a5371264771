import { Component, type ComponentType, type ReactNode } from 'react';
import { reportError } from '@hashgrid/platform';
import { announceStartFailure } from './announceStartFailure';

/** Props of a fatal screen. */
export interface FatalScreenProps {
  trackingId?: string;
  /** Ends the session; offered when the app crashes repeatedly. */
  onLogOut?: () => void;
}

interface FatalBoundaryProps extends Pick<FatalScreenProps, 'onLogOut'> {
  screen: ComponentType<FatalScreenProps>;
  children: ReactNode;
}

/** Error boundary that reports an error and shows `screen`. */
export class FatalBoundary extends Component<FatalBoundaryProps, { trackingId: string | null }> {
  override state = { trackingId: null };

  static getDerivedStateFromError(error: unknown) {
    return { trackingId: reportError(error, { area: 'shell' }) };
  }

  override componentDidCatch(error: unknown) {
    announceStartFailure(error);
  }

  override render() {
    const { screen: Screen, onLogOut, children } = this.props;
    const { trackingId } = this.state;
    return trackingId === null ? children : <Screen trackingId={trackingId} onLogOut={onLogOut} />;
  }
}
