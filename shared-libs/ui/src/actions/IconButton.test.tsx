import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { blockIcon } from '../icons/shapes';
import { IconButton } from './IconButton';

test('neither acts nor submits its form while busy', async () => {
  const user = userEvent.setup();
  const handleClick = jest.fn();
  const handleSubmit = jest.fn((event: { preventDefault(): void }) => event.preventDefault());
  const form = (busy: boolean) => (
    <form onSubmit={handleSubmit}>
      <IconButton type="submit" icon={blockIcon} label="Send" busy={busy} onClick={handleClick} />
    </form>
  );
  const { rerender } = render(form(true));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(handleClick).not.toHaveBeenCalled();
  expect(handleSubmit).not.toHaveBeenCalled();
  rerender(form(false));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(handleClick).toHaveBeenCalledTimes(1);
  expect(handleSubmit).toHaveBeenCalledTimes(1);
});
