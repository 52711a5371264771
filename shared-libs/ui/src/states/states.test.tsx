import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Alert } from './Alert';
import { ErrorPanel } from './ErrorPanel';
import { Skeleton } from './Skeleton';
import { Spinner } from './Spinner';

describe('Alert', () => {
  it('is announced assertively only for errors', () => {
    const { rerender } = render(<Alert tone="error">Not sent.</Alert>);
    expect(screen.getByRole('alert')).toHaveTextContent('Not sent.');
    rerender(<Alert tone="success">Sent.</Alert>);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Sent.');
  });
});

describe('ErrorPanel', () => {
  it('offers a retry, and ignores clicks while busy', async () => {
    const handleRetry = jest.fn();
    const createPanel = (busy: boolean) => (
      <ErrorPanel title="Prices did not load" retryLabel="Try again" onRetry={handleRetry} busy={busy} />
    );
    const { rerender } = render(createPanel(false));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    rerender(createPanel(true));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(handleRetry).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('alert')).toHaveTextContent('Prices did not load');
  });
});

describe('Skeleton and Spinner', () => {
  it('are announced only with a label', () => {
    render(
      <>
        <Skeleton />
        <Spinner />
        <Skeleton label="Loading wallets" lines={2} />
        <Spinner label="Loading page" />
      </>,
    );
    expect(screen.getAllByRole('status').map((status) => status.textContent)).toEqual([
      'Loading wallets',
      'Loading page',
    ]);
  });
});
