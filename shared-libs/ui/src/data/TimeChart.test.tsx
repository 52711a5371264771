import { fireEvent, render, screen, within } from '@testing-library/react';
import { TimeChart } from './TimeChart';

const points = [
  { label: '10:00', value: 3, text: '3 TH/s' },
  { label: '10:15', value: 28, text: '28 TH/s' },
  { label: '10:30', value: 14, text: '14 TH/s' },
];

const renderChart = (overrides: Partial<Parameters<typeof TimeChart>[0]> = {}) => {
  render(
    <TimeChart
      label="Hashrate"
      points={points}
      xLabels={['10:00', '10:15', '10:30']}
      formatTick={(value) => `${value} T`}
      headings={['Time', 'TH/s']}
      tableLabel="Show as table"
      {...overrides}
    />,
  );
  return screen.getByRole('figure', { name: 'Hashrate' });
};

test('offers its data as a table, oldest first', () => {
  const figure = renderChart();
  const rows = within(figure).getAllByRole('row', { hidden: true }).slice(1);
  expect(rows.map((row) => row.textContent)).toEqual(['10:003 TH/s', '10:1528 TH/s', '10:3014 TH/s']);
});

test('has an axis from zero to a round value', () => {
  const [axis] = renderChart().querySelector('[dir="ltr"]')!.children;
  expect(axis).toHaveTextContent('40 T30 T20 T10 T0 T');
});

test('draws the oldest point at the left in every language', () => {
  const drawing = renderChart().querySelector('[dir="ltr"]');
  expect(drawing?.querySelectorAll('path')[1]).toHaveAttribute('d', 'M0.00 92.50L50.00 30.00L100.00 65.00');
});

test('shows the value and time of the point nearest to the pointer', () => {
  const figure = renderChart();
  const plot = figure.querySelector('svg')?.parentElement as HTMLElement;
  plot.getBoundingClientRect = () => ({ left: 100, width: 200 }) as DOMRect;
  const getTip = () => plot.querySelector('strong')?.parentElement?.textContent;
  const movePointerTo = (clientX: number) =>
    fireEvent(plot, new MouseEvent('pointermove', { clientX, bubbles: true }));
  movePointerTo(190);
  expect(getTip()).toBe('28 TH/s10:15');
  movePointerTo(900);
  expect(getTip()).toBe('14 TH/s10:30');
  fireEvent.pointerLeave(plot);
  expect(getTip()).toBeUndefined();
});

test('draws the whole line solid once the period of its last point has ended', () => {
  expect(renderChart().querySelector('[stroke-dasharray]')).toBeNull();
});

test('dashes the line to a point whose period has not ended', () => {
  const figure = renderChart({ points: points.map((point, index) => ({ ...point, isOpen: index === 2 })) });
  expect(figure.querySelector('[stroke-dasharray]')).toHaveAttribute('d', 'M50.00 30.00L100.00 65.00');
  expect(figure.querySelectorAll('path')[1]).toHaveAttribute('d', 'M0.00 92.50L50.00 30.00');
});

test('keeps both points of a local time that occurs twice when the clocks go back', () => {
  const twice = [points[0]!, { ...points[0]!, text: '4 TH/s' }];
  const rows = within(renderChart({ points: twice })).getAllByRole('row', { hidden: true });
  expect(rows.slice(1).map((row) => row.textContent)).toEqual(['10:003 TH/s', '10:004 TH/s']);
});

test('marks a single point', () => {
  const figure = renderChart({ points: points.slice(0, 1), xLabels: ['10:00'] });
  expect(figure.querySelector('[stroke-linecap="round"]')).toHaveAttribute(
    'd',
    expect.stringMatching(/^M50\.00 .*h0$/),
  );
});

test('has no data rows and draws no line without points', () => {
  const figure = renderChart({ points: [], xLabels: [] });
  expect(within(figure).getAllByRole('row', { hidden: true })).toHaveLength(1);
  expect(figure.querySelector('path[d^="M"]')).not.toBeInTheDocument();
});
