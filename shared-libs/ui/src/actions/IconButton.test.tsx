import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { blockIcon } from '../icons/shapes';
import { IconButton } from './IconButton';

test.each([
  ['busy', { busy: true }],
  ['aria-disabled', { 'aria-disabled': true }],
])('neither acts nor submits its form while %s, and keeps its focus', async (_state, inactiveProps) => {
  const user = userEvent.setup();
  const handleClick = jest.fn();
  const handleSubmit = jest.fn((event: { preventDefault(): void }) => event.preventDefault());
  const createForm = (props: { busy?: boolean; 'aria-disabled'?: boolean }) => (
    <form onSubmit={handleSubmit}>
      <IconButton type="submit" icon={blockIcon} label="Send" onClick={handleClick} {...props} />
    </form>
  );
  const { rerender } = render(createForm(inactiveProps));
  const button = screen.getByRole('button', { name: 'Send' });
  await user.click(button);
  expect(button).toHaveFocus();
  expect(handleClick).not.toHaveBeenCalled();
  expect(handleSubmit).not.toHaveBeenCalled();
  rerender(createForm({}));
  await user.click(button);
  expect(handleClick).toHaveBeenCalledTimes(1);
  expect(handleSubmit).toHaveBeenCalledTimes(1);
});
