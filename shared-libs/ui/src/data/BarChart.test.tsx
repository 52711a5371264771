import { fireEvent, render, screen, within } from '@testing-library/react';
import { BarChart } from './BarChart';

const points = [
  { label: 'Jan 1', value: 10, text: '10 ORE' },
  { label: 'Jan 2', value: 0, text: '0 ORE' },
  { label: 'Jan 3', value: -5, text: '−5 ORE' },
  { label: 'Jan 4', value: 2, pending: 3, text: '2 ORE' },
];

const renderChart = () => {
  render(
    <BarChart
      label="Net by day"
      points={points}
      xLabels={['Jan 1', 'Jan 4']}
      formatTick={String}
      headings={['Day', 'ORE']}
      tableLabel="Show as table"
    />,
  );
  return screen.getByRole('figure', { name: 'Net by day' });
};

const getBars = (figure: HTMLElement) =>
  [...figure.querySelectorAll<HTMLElement>('span > i')].map(({ style, dataset }) => ({
    sign: dataset.sign,
    top: parseFloat(style.top),
    height: parseFloat(style.height),
  }));

test('draws bars up and down from zero, and pending values on top of settled ones', () => {
  const [up, down, settled, pending] = getBars(renderChart());
  // From 10 to −5: a third of the height is below zero.
  expect(up).toEqual({ sign: undefined, top: 0, height: expect.closeTo(66.67, 1) });
  expect(down).toEqual({ sign: 'minus', top: expect.closeTo(66.67, 1), height: expect.closeTo(33.33, 1) });
  expect(settled?.top).toBeCloseTo((pending?.top ?? 0) + (pending?.height ?? 0));
});

test('draws a pending value above zero beside a loss, never over its bar', () => {
  render(
    <BarChart
      label="Net by day"
      points={[{ label: 'Jan 1', value: -4, pending: 4, text: '−4 ORE' }]}
      xLabels={['Jan 1']}
      formatTick={String}
      headings={['Day', 'ORE']}
      tableLabel="Show as table"
    />,
  );
  const [loss, pending] = getBars(screen.getByRole('figure', { name: 'Net by day' }));
  expect((pending?.top ?? 0) + (pending?.height ?? 0)).toBeLessThanOrEqual((loss?.top ?? 0) + 0.01);
});

test('offers its data as a table, and is not mirrored', () => {
  const figure = renderChart();
  const rows = within(figure).getAllByRole('row', { hidden: true }).slice(1);
  expect(rows.map((row) => row.textContent)).toEqual([
    'Jan 110 ORE',
    'Jan 20 ORE',
    'Jan 3−5 ORE',
    'Jan 42 ORE',
  ]);
  expect(figure.querySelector('[dir="ltr"]')).toHaveAttribute('aria-hidden', 'true');
});

test('shows the value and day of the hovered bar', () => {
  const figure = renderChart();
  const plot = figure.querySelector('span > i')?.parentElement?.parentElement as HTMLElement;
  plot.getBoundingClientRect = () => ({ left: 0, width: 400 }) as DOMRect;
  fireEvent(plot, new MouseEvent('pointermove', { clientX: 290, bubbles: true }));
  expect(plot.querySelector('strong')?.parentElement).toHaveTextContent('−5 ORE');
  fireEvent(plot, new MouseEvent('pointermove', { clientX: 400, bubbles: true }));
  expect(plot.querySelector('strong')?.parentElement).toHaveTextContent('2 ORE');
  fireEvent.pointerLeave(plot);
  expect(plot.querySelector('strong')).toBeNull();
});
