import { fireEvent, render, screen } from '@testing-library/react';
import { QueryGate } from './QueryGate';

const refetch = jest.fn();
const draw = (query: { data?: string; isError?: boolean; isFetching?: boolean }) =>
  render(
    <QueryGate
      query={{ isError: false, isFetching: false, refetch, ...query }}
      texts={{ failure: 'Nothing came', stale: 'This is old', retry: 'Retry' }}
      skeleton="Loading"
    >
      {(data: string) => <p>{data}</p>}
    </QueryGate>,
  );

test('until something came there is the skeleton alone', () => {
  const { container } = draw({ isFetching: true });
  expect(container).toHaveTextContent(/^Loading$/);
});

test('nothing that came is an error with a way to ask again', () => {
  draw({ isError: true });
  expect(screen.getByRole('alert')).toHaveTextContent('Nothing came');
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(refetch).toHaveBeenCalledTimes(1);
});

test('what came stays when newer does not, with a word that it is old', () => {
  draw({ data: 'Balance 5', isError: true });
  expect(screen.getByText('Balance 5')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('This is old');
});
