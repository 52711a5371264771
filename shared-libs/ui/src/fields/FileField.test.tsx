import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { ThemeProvider } from '../theme/ThemeProvider';
import { FileField } from './FileField';

const file = new File(['x'], 'me.png', { type: 'image/png' });
const camera = { facing: 'user', label: 'Take a photo' } as const;
const pick = (field: HTMLElement) => fireEvent.change(field, { target: { files: [file] } });

const draw = (props: Partial<Parameters<typeof FileField>[0]> = {}) => {
  const onPick = jest.fn();
  render(
    <ThemeProvider>
      <FileField label="Photo" accept="image/png" prompt="Choose" onPick={onPick} {...props} />
    </ThemeProvider>,
  );
  return { onPick, field: screen.getByLabelText('Photo') };
};

test('a file that is picked is handed on, and the focus is at the field', () => {
  const { onPick, field } = draw();
  pick(field);
  expect(onPick).toHaveBeenCalledWith(file);
  expect(field).toHaveFocus();
});

test('a picker that is closed without a choice hands on nothing', () => {
  const { onPick, field } = draw();
  fireEvent.change(field, { target: { files: [] } });
  expect(onPick).not.toHaveBeenCalled();
});

test('hint and errors describe the field', () => {
  const { field } = draw({ hint: 'PNG only.', error: ['Too large.'] });
  expect(field).toHaveAccessibleDescription('Too large. PNG only.');
  expect(field).toBeInvalid();
});

test('the camera is a second way in, under a name of its own', () => {
  const { onPick } = draw({ camera });
  const second = screen.getByLabelText('Take a photo: Photo');
  expect(second).toHaveAttribute('capture', 'user');
  pick(second);
  expect(onPick).toHaveBeenCalledWith(file);
});

test('while it is busy it says so, takes nothing and opens no picker', () => {
  const { onPick, field } = draw({ busyLabel: 'Sending' });
  expect(screen.getByRole('status')).toHaveTextContent('Sending');
  expect(screen.queryByText('Choose')).not.toBeInTheDocument();
  const click = createEvent.click(field);
  fireEvent(field, click);
  expect(click.defaultPrevented).toBe(true);
  pick(field);
  expect(onPick).not.toHaveBeenCalled();
});
