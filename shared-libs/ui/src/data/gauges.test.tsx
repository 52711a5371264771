import { render, screen } from '@testing-library/react';
import { BatteryBar } from './BatteryBar';
import { ProgressRing } from './ProgressRing';

describe('ProgressRing', () => {
  it('has an accessible name and value', () => {
    render(<ProgressRing label="Next block" value={0.624} valueText="6 minutes left" />);
    const ring = screen.getByRole('progressbar', { name: 'Next block' });
    expect(ring).toHaveAttribute('aria-valuenow', '62');
    expect(ring).toHaveAttribute('aria-valuetext', '6 minutes left');
  });

  it.each([
    [1.7, '100'],
    [-3, '0'],
    [Number.NaN, '0'],
  ])('clamps %p', (value, shown) => {
    render(<ProgressRing label="Next block" value={value} />);
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', shown);
  });
});

describe('BatteryBar', () => {
  it('shows and announces the charge as a number, not by color alone', () => {
    render(<BatteryBar label="Node 7 battery" value={0.08} />);
    const meter = screen.getByRole('meter', { name: 'Node 7 battery' });
    expect(meter).toHaveAttribute('aria-valuetext', '8%');
    expect(meter).toHaveTextContent('8%');
  });
});
