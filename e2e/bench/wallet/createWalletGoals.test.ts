import { judgeGoal } from '../report/judgeGoal';
import { createWalletGoals } from './createWalletGoals';
import type { WalletBytes } from './measureWalletBytes';

const judge = (changes: Partial<WalletBytes>) => {
  const routes = [{ path: '/login', bytes: 0 }];
  const bytes = { routes, picker: 14_250, client: 148_000, moreWallets: 210_000, ...changes };
  return createWalletGoals(bytes).map((goal) => judgeGoal(goal, false).verdict);
};

test('passes when no route loads wallet code and the picker is small', () => {
  expect(judge({})).toEqual(['pass', 'pass']);
});

test('fails when any route loads wallet code before a click', () => {
  const routes = [
    { path: '/login', bytes: 0 },
    { path: '/pay', bytes: 900 },
  ];
  expect(judge({ routes })).toEqual(['FAIL', 'pass']);
});

test('fails when the picker is larger than 20 kB', () => {
  expect(judge({ picker: 20_000 })).toEqual(['pass', 'pass']);
  expect(judge({ picker: 20_001 })).toEqual(['pass', 'FAIL']);
});

test('gives no verdict on the picker when its code was not recognized', () => {
  expect(judge({ picker: 0 })).toEqual(['pass', 'not measured']);
});
