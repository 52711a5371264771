import { formatWalletBytes } from './formatWalletBytes';

const bytes = {
  routes: [{ path: '/login', bytes: 0 }],
  picker: 14_250,
  client: 148_000,
  moreWallets: 210_000,
};

test('passes when no route loads wallet code and the picker is small', () => {
  const table = formatWalletBytes(bytes);
  expect(table).toMatch(/on each of 1 routes +0 B +0 B +pass/);
  expect(table).toMatch(/picker +≤ 20\.0 kB +14\.3 kB +pass/);
  expect(table).toMatch(/wagmi and viem +148\.0 kB/);
  expect(table).toMatch(/Web3Modal +210\.0 kB/);
});

test('names the routes that load wallet code', () => {
  const table = formatWalletBytes({ ...bytes, routes: [...bytes.routes, { path: '/pay', bytes: 900 }] });
  expect(table).toMatch(/on each of 2 routes +0 B +0\.9 kB +FAIL\n +\/pay +0\.9 kB/);
  expect(table).not.toContain('/login');
});

test('fails when the picker is larger than 20 kB', () => {
  expect(formatWalletBytes({ ...bytes, picker: 20_001 })).toMatch(/20\.0 kB +FAIL/);
});
