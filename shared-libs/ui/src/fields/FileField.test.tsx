import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { GlobalStyles } from '../theme/GlobalStyles';
import { FileField } from './FileField';

const file = new File(['x'], 'me.png', { type: 'image/png' });
const camera = { facing: 'user', label: 'Take a photo' } as const;
const pickFile = (field: HTMLElement) => fireEvent.change(field, { target: { files: [file] } });

const renderField = (props: Partial<Parameters<typeof FileField>[0]> = {}) => {
  const onPick = jest.fn();
  render(
    <GlobalStyles>
      <FileField label="Photo" accept="image/png" prompt="Choose" onPick={onPick} {...props} />
    </GlobalStyles>,
  );
  return { onPick, field: screen.getByLabelText('Photo') };
};

test('passes a chosen file on, and focuses the field', () => {
  const { onPick, field } = renderField();
  pickFile(field);
  expect(onPick).toHaveBeenCalledWith(file);
  expect(field).toHaveFocus();
});

test('passes nothing on when the file picker is canceled', () => {
  const { onPick, field } = renderField();
  fireEvent.change(field, { target: { files: [] } });
  expect(onPick).not.toHaveBeenCalled();
});

test('is described by its hint and errors', () => {
  const { field } = renderField({ hint: 'PNG only.', error: ['Too large.'] });
  expect(field).toHaveAccessibleDescription('Too large. PNG only.');
  expect(field).toBeInvalid();
});

test('offers the camera under its own accessible name', () => {
  const { onPick } = renderField({ camera });
  const cameraInput = screen.getByLabelText('Take a photo: Photo');
  expect(cameraInput).toHaveAttribute('capture', 'user');
  pickFile(cameraInput);
  expect(onPick).toHaveBeenCalledWith(file);
});

test('announces an upload, and ignores files and clicks meanwhile', () => {
  const { onPick, field } = renderField({ busyLabel: 'Sending' });
  expect(screen.getByRole('status')).toHaveTextContent('Sending');
  expect(screen.queryByText('Choose')).not.toBeInTheDocument();
  const click = createEvent.click(field);
  fireEvent(field, click);
  expect(click.defaultPrevented).toBe(true);
  pickFile(field);
  expect(onPick).not.toHaveBeenCalled();
});
