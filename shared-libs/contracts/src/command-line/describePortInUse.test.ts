import { describePortInUse } from './describePortInUse';

test.each([
  [3000, 3001],
  [65_535, 65_534],
])('suggests a port that exists when %i is in use', (port, suggested) => {
  expect(describePortInUse(port)).toContain(`such as PORT=${suggested}.`);
});
