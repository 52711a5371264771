import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Checkbox } from './Checkbox';
import { SegmentedControl } from './SegmentedControl';
import { Select } from './Select';
import { Switch } from './Switch';

const OPTIONS = [
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
];

describe('Checkbox', () => {
  it('is checked by a click on its label, and described by its error', async () => {
    render(<Checkbox name="terms" label="I agree to the terms" error={['Please agree first.']} />);
    const box = screen.getByRole('checkbox', { name: 'I agree to the terms' });
    expect(box).toHaveAccessibleDescription('Please agree first.');
    expect(box).toBeInvalid();
    await userEvent.click(screen.getByText('I agree to the terms'));
    expect(box).toBeChecked();
  });
});

describe('Switch', () => {
  it('is a switch that works by keyboard', async () => {
    render(<Switch name="video" label="Background video" hint="Uses a little data." />);
    const control = screen.getByRole('switch', { name: 'Background video' });
    expect(control).toHaveAccessibleDescription('Uses a little data.');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(control).toBeChecked();
  });
});

describe('Select', () => {
  it('lists its options under its label', async () => {
    render(<Select label="Range" name="range" options={OPTIONS} error={['Choose one.']} />);
    const list = screen.getByRole('combobox', { name: 'Range' });
    await userEvent.selectOptions(list, 'Week');
    expect(list).toHaveValue('week');
    expect(list).toHaveAccessibleDescription('Choose one.');
  });
});

function Range() {
  const [range, setRange] = useState('day');
  return (
    <SegmentedControl
      label="Range"
      name="range"
      options={OPTIONS}
      value={range}
      onChange={setRange}
      hideLabel
    />
  );
}

describe('SegmentedControl', () => {
  it('is a radio group', async () => {
    render(<Range />);
    expect(screen.getByRole('group', { name: 'Range' })).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Day' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'Week' }));
    expect(screen.getByRole('radio', { name: 'Week' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Day' })).not.toBeChecked();
    // With the same name, arrow keys move between them.
    for (const radio of screen.getAllByRole('radio')) expect(radio).toHaveAttribute('name', 'range');
  });
});
