import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMember } from '../../test/gameSamples';
import { useFocusFirstNewRow } from './useFocusFirstNewRow';

interface RowsProps {
  ids: string[];
  isFetching?: boolean;
}

function Rows({ ids, isFetching = false }: RowsProps) {
  const focusFirstNewRow = useFocusFirstNewRow(
    ids.map((id) => createMember(id)),
    isFetching,
  );
  return (
    <table>
      <tbody>
        {ids.map((id) => (
          <tr key={id} data-key={id} tabIndex={-1}>
            <td>{id}</td>
          </tr>
        ))}
        <tr>
          <td>
            <button type="button" onClick={({ currentTarget }) => focusFirstNewRow(currentTarget)}>
              Show more
            </button>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** Renders a row, presses Show more, and returns a function that renders the next state. */
function pressShowMore() {
  const { rerender } = render(<Rows ids={['ann']} />);
  const button = screen.getByRole('button', { name: 'Show more' });
  act(() => button.focus());
  fireEvent.click(button);
  rerender(<Rows ids={['ann']} isFetching />);
  return (props: RowsProps) => rerender(<Rows {...props} />);
}

test('focuses the first row that Show more loaded', () => {
  const show = pressShowMore();
  show({ ids: ['ann', 'bob', 'cid'] });
  expect(screen.getByRole('row', { name: 'bob' })).toHaveFocus();
});

test('keeps the focus on Show more when rows load after its request failed', () => {
  const show = pressShowMore();
  show({ ids: ['ann'] });
  show({ ids: ['ann'], isFetching: true });
  show({ ids: ['ann', 'bob'] });
  expect(screen.getByRole('button', { name: 'Show more' })).toHaveFocus();
});
