import { BarChart } from './BarChart';

const points = [4, -2, 0, 7, 3, 5, 2].map((value, index) => ({
  label: `Nov ${index + 1}`,
  value,
  pending: index === 6 ? 3 : 0,
  text: `${value} USDT`,
}));
const chart = {
  label: 'Net profit by day',
  points,
  xLabels: ['Nov 1', 'Nov 4', 'Nov 7'],
  formatTick: String,
  headings: ['Day', 'Profit'] as const,
  tableLabel: 'Show as table',
};

export const examples = {
  'Up and down, with a pending value': <BarChart {...chart} />,
  Busy: <BarChart {...chart} label="Profit, loading" busy />,
};
