import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CopyButton } from './CopyButton';

const ADDRESS = { value: '0xabc', label: 'Copy', copiedLabel: 'Copied', onFail: () => undefined };

describe('CopyButton', () => {
  afterEach(() => jest.useRealTimers());

  it('copies the value and announces it', async () => {
    const user = userEvent.setup();
    render(<CopyButton {...ADDRESS} />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(screen.getByRole('status')).toHaveTextContent('Copied');
    expect(screen.getByRole('button', { name: 'Copied' })).toBeVisible();
    await expect(navigator.clipboard.readText()).resolves.toBe('0xabc');
  });

  it('confirms a second copy for as long as the first', async () => {
    // Provides the clipboard, which jsdom lacks.
    userEvent.setup();
    jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    jest.useFakeTimers();
    render(<CopyButton {...ADDRESS} compact />);
    const copy = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Copy' })));
    await copy();
    act(() => jest.advanceTimersByTime(1500));
    await copy();
    act(() => jest.advanceTimersByTime(1999));
    expect(screen.getByRole('status')).toHaveTextContent('Copied');
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('reports a denied clipboard, and announces nothing', async () => {
    const user = userEvent.setup();
    const handleFail = jest.fn();
    render(<CopyButton {...ADDRESS} compact onFail={handleFail} />);
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(handleFail).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
