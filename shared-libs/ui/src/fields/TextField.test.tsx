import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { TextField } from './TextField';

describe('TextField', () => {
  it('is labeled by its label, and described by every error and its hint', () => {
    render(
      <TextField
        label="Amount"
        name="amount"
        maxLength={60}
        error={['Enter a number.', 'Too much.']}
        hint="Without the fee."
      />,
    );
    const input = screen.getByRole('textbox', { name: 'Amount' });
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('Enter a number. Too much. Without the fee.');
  });

  it('is valid without an error or with an empty list', () => {
    render(<TextField label="Amount" name="amount" maxLength={60} error={[]} />);
    const input = screen.getByRole('textbox', { name: 'Amount' });
    expect(input).toBeValid();
    expect(input).not.toHaveAttribute('aria-invalid');
    expect(input).not.toHaveAttribute('aria-describedby');
  });

  it('keeps a description that the page adds', () => {
    render(
      <>
        <TextField label="Code" name="code" maxLength={60} hint="Six digits." aria-describedby="left" />
        <p id="left">Two tries left.</p>
      </>,
    );
    expect(screen.getByRole('textbox', { name: 'Code' })).toHaveAccessibleDescription(
      'Six digits. Two tries left.',
    );
  });

  it('passes its ref to the input', async () => {
    const ref = createRef<HTMLInputElement>();
    render(<TextField label="Email" name="email" maxLength={60} type="email" ref={ref} />);
    ref.current?.focus();
    await userEvent.keyboard('ada@example.com');
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('ada@example.com');
  });

  it('keeps emails, URLs and codes left to right', () => {
    render(
      <>
        <TextField label="Email" name="email" maxLength={60} type="email" />
        <TextField label="Website" name="website" maxLength={60} type="url" />
        <TextField label="Code" name="code" maxLength={60} variant="code" />
        <TextField label="Note" name="note" maxLength={60} />
      </>,
    );
    for (const name of ['Email', 'Website', 'Code'])
      expect(screen.getByRole('textbox', { name })).toHaveAttribute('dir', 'ltr');
    expect(screen.getByRole('textbox', { name: 'Note' })).not.toHaveAttribute('dir');
  });

  it('requires maxLength, and truncates a long paste to more than that, so that the server rejects it', async () => {
    // @ts-expect-error a field without a limit
    void (<TextField label="Note" name="note" />);
    render(<TextField label="Note" name="note" maxLength={10} />);
    const input = screen.getByRole('textbox', { name: 'Note' });
    for (const character of ['a', '⛏️', '😀']) {
      await userEvent.clear(input);
      await userEvent.click(input);
      await userEvent.paste(character.repeat(1000));
      const { value } = input as HTMLInputElement;
      expect([...value].length).toBeGreaterThan(10);
      expect(value.length).toBeLessThan(30);
    }
  });
});

test('tells the on-screen keyboard what Enter does', () => {
  render(
    <>
      <TextField label="Name" name="name" maxLength={60} />
      <TextField label="Find" name="find" type="search" maxLength={60} />
      <TextField label="Amount" name="amount" maxLength={60} enterKeyHint="next" />
    </>,
  );
  expect(screen.getByLabelText('Name')).toHaveAttribute('enterkeyhint', 'go');
  expect(screen.getByLabelText('Find')).toHaveAttribute('enterkeyhint', 'search');
  expect(screen.getByLabelText('Amount')).toHaveAttribute('enterkeyhint', 'next');
});
