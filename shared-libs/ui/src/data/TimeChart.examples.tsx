import { TimeChart } from './TimeChart';

const points = [4, 5.5, 5, 7, 8, 7.5, 9].map((value, index) => ({
  label: `Nov ${index + 1}`,
  value,
  text: `${value} TH/s`,
}));
const chart = {
  label: 'Hashrate',
  points,
  xLabels: ['Nov 1', 'Nov 4', 'Nov 7'],
  formatTick: String,
  headings: ['Day', 'Hashrate'] as const,
  tableLabel: 'Show as table',
};

export const examples = {
  Default: <TimeChart {...chart} />,
  Empty: <TimeChart {...chart} label="Hashrate without data" points={[]} xLabels={[]} />,
  Busy: <TimeChart {...chart} label="Hashrate, loading" busy />,
};
