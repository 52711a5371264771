import { ErrorPanel } from './ErrorPanel';

export const examples = {
  Default: (
    <ErrorPanel
      title="Couldn’t load your balances"
      text="Your funds are safe. Please try again in a moment."
      retryLabel="Retry"
      onRetry={() => undefined}
    />
  ),
  'Retrying, with details': (
    <ErrorPanel
      title="Wallet is temporarily unavailable"
      retryLabel="Retry"
      onRetry={() => undefined}
      busy
      detail="Error ID: 3f9c7d21aa00"
    />
  ),
};
