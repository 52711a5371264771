import { PortInUseError } from './checkPort';

test.each([
  [3000, 3001],
  [65_535, 65_534],
])('suggests a port that exists when %i is in use', (port, suggested) => {
  expect(new PortInUseError(port).message).toContain(`such as PORT=${suggested}.`);
});
