import { render, screen } from '@testing-library/react';
import { BatteryBar } from './BatteryBar';
import { ProgressRing } from './ProgressRing';

describe('ProgressRing', () => {
  it('is a named image, not a progress bar whose changes are announced', () => {
    render(<ProgressRing label="Next block" value={0.624} />);
    expect(screen.getByRole('img', { name: 'Next block' })).toBeInTheDocument();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it.each([
    [1.7, '100 100'],
    [-3, '0 100'],
    [Number.NaN, '0 100'],
  ])('clamps %p to the range from 0 to 1', (value, dashes) => {
    const { container } = render(<ProgressRing label="Next block" value={value} />);
    // eslint-disable-next-line testing-library/no-container -- an arc has no role
    expect(container.querySelector('mask + g > :last-child')).toHaveAttribute('stroke-dasharray', dashes);
  });
});

describe('BatteryBar', () => {
  it('shows and announces the charge as a number, not by color alone', () => {
    render(<BatteryBar label="Node 7 battery" value={0.08} valueText="8 %" />);
    const meter = screen.getByRole('meter', { name: 'Node 7 battery' });
    expect(meter).toHaveAttribute('aria-valuetext', '8 %');
    expect(meter).toHaveTextContent('8 %');
  });
});
