import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Button } from './Button';

const PageLink = ({ to, children }: { to: string; children?: ReactNode }) => <a href={to}>{children}</a>;

describe('Button', () => {
  it('does not submit a form unless its type is submit', async () => {
    const handleSubmit = jest.fn((event) => event.preventDefault());
    render(
      <form onSubmit={handleSubmit}>
        <Button>Preview</Button>
        <Button type="submit">Send</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
    expect(handleSubmit).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(handleSubmit).toHaveBeenCalledTimes(1);
  });

  it('ignores clicks while busy, and keeps its name and focus', async () => {
    const handleSubmit = jest.fn((event) => event.preventDefault());
    const handleClick = jest.fn();
    const createForm = (busy: boolean) => (
      <form onSubmit={handleSubmit}>
        <input aria-label="Amount" />
        <Button type="submit" busy={busy} onClick={handleClick}>
          Send
        </Button>
      </form>
    );
    const { rerender } = render(createForm(false));
    const button = screen.getByRole('button', { name: 'Send' });
    await userEvent.click(button);
    rerender(createForm(true));
    await userEvent.click(button);
    await userEvent.type(screen.getByRole('textbox'), '{Enter}');
    expect(handleSubmit).toHaveBeenCalledTimes(1);
    expect(handleClick).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-busy', 'true');
    button.focus();
    expect(button).toHaveFocus();
  });

  it('ignores clicks and looks disabled while aria-disabled, and keeps its focus', async () => {
    const handleSubmit = jest.fn((event) => event.preventDefault());
    const handleClick = jest.fn();
    render(
      <form onSubmit={handleSubmit}>
        <input aria-label="Amount" />
        <Button type="submit" aria-disabled onClick={handleClick}>
          Send
        </Button>
        <Button disabled>Disabled</Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Send' });
    await userEvent.type(screen.getByRole('textbox'), '{Enter}');
    await userEvent.click(button);
    expect(button).toHaveFocus();
    expect(handleSubmit).not.toHaveBeenCalled();
    expect(handleClick).not.toHaveBeenCalled();
    const disabled = getComputedStyle(screen.getByRole('button', { name: 'Disabled' }));
    expect(getComputedStyle(button).color).toBe(disabled.color);
  });

  it('renders as a link', () => {
    render(
      <Button as={PageLink} to="/pay">
        Pay
      </Button>,
    );
    expect(screen.getByRole('link', { name: 'Pay' })).toHaveAttribute('href', '/pay');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
