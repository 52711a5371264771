import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Sparkline } from './Sparkline';
import { sparklinePath } from './sparklinePath';

const POINTS = [
  { label: 'Mon', value: 1, text: '1 TH/s' },
  { label: 'Tue', value: 3, text: '3 TH/s' },
];

describe('Sparkline', () => {
  it('has its data as a table', async () => {
    render(<Sparkline label="Hashrate" points={POINTS} headings={['Day', 'Rate']} tableLabel="As a table" />);
    await userEvent.click(screen.getByText('As a table'));
    const table = screen.getByRole('table', { name: 'Hashrate' });
    expect(within(table).getByRole('row', { name: 'Tue 3 TH/s' })).toBeInTheDocument();
  });

  it('draws nothing without data', () => {
    const { container } = render(
      <Sparkline label="Hashrate" points={[]} headings={['Day', 'Rate']} tableLabel="As a table" />,
    );
    expect(container).toBeEmptyDOMElement();
  });
});

describe('sparklinePath', () => {
  it('spans the box from the lowest to the highest value', () => {
    expect(sparklinePath([1, 3, 2])).toEqual({ line: 'M0.00 37.00L50.00 3.00L100.00 20.00', lastShare: 0.5 });
  });

  it.each([[[5]], [[5, 5]]])('draws %p as a level line in the middle', (values) => {
    expect(sparklinePath(values)).toEqual({ line: 'M0.00 20.00L100.00 20.00', lastShare: 0.5 });
  });
});
