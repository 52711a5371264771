import { formatWalletBytes } from './formatWalletBytes';

test('lists the bytes of each step, and the routes that load wallet code before a click', () => {
  const routes = [
    { path: '/login', bytes: 0 },
    { path: '/pay', bytes: 900 },
  ];
  const table = formatWalletBytes({ routes, picker: 14_250, client: 148_000, moreWallets: 210_000 });
  expect(table).toMatch(/\/pay +0\.9 kB\n.* picker +14\.3 kB\n.* viem +148\.0 kB\n.*Web3Modal +210\.0 kB$/);
  expect(table).not.toContain('/login');
});
