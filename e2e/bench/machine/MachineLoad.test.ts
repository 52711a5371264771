import { explainLoad } from './MachineLoad';

const shares = (quiet: number, busy: number) => [
  ...Array.from({ length: quiet }, () => 0.03),
  ...Array.from({ length: busy }, () => 0.8),
];

it('returns null for a quiet machine', () => {
  expect(explainLoad({ loadPerCore: 0.2, busyShares: shares(30, 0) })).toBeNull();
  expect(explainLoad({ loadPerCore: 0.2, busyShares: [] })).toBeNull();
});

it('says that the machine was busy before the start', () => {
  expect(explainLoad({ loadPerCore: 1.25, busyShares: shares(30, 0) })).toMatch(
    /before the start was 1\.25 per core/,
  );
});

it('says that the machine was busy during the run, but ignores a few busy pauses', () => {
  expect(explainLoad({ loadPerCore: 0.1, busyShares: shares(30, 2) })).toBeNull();
  expect(explainLoad({ loadPerCore: 0.1, busyShares: shares(20, 10) })).toMatch(
    /80% of the cores busy during/,
  );
});
