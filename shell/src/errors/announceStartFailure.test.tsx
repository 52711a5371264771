import { render } from '@testing-library/react';
import { START_FAILURE_EVENT } from '@hashgrid/contracts';
import { recordScreenView, screenViews } from '../telemetry/screenViews';
import { FatalBoundary } from './FatalBoundary';

const FAILURE = new Error('No layout today');
function ThrowingShell(): string {
  throw FAILURE;
}

let announced: unknown[];
const listen = (event: Event) => announced.push((event as CustomEvent<unknown>).detail);
beforeEach(() => {
  announced = [];
  screenViews.set([]);
  jest.spyOn(console, 'error').mockImplementation(() => {});
  window.addEventListener(START_FAILURE_EVENT, listen);
});
afterEach(() => window.removeEventListener(START_FAILURE_EVENT, listen));

const crash = () =>
  render(
    <FatalBoundary screen={() => null}>
      <ThrowingShell />
    </FatalBoundary>,
  );

test('tells the HTML of a shell that crashes before its first screen', () => {
  crash();
  expect(announced).toEqual([FAILURE]);
});

test('replaces no shell that has shown a screen', () => {
  recordScreenView({ path: '/wallet', title: 'Wallet', remote: 'finance', version: '1.0.0', hash: 'ab' });
  crash();
  expect(announced).toEqual([]);
});
