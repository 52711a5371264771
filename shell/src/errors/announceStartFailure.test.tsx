import { render } from '@testing-library/react';
import { START_FAILURE_EVENT } from '@hashgrid/contracts';
import { recordScreenView, screenViews } from '../telemetry/screenViews';
import { FatalBoundary } from './FatalBoundary';

const FAILURE = new Error('No layout');
function ThrowingShell(): string {
  throw FAILURE;
}

let announcedErrors: unknown[];
const handleAnnouncement = (event: Event) => announcedErrors.push((event as CustomEvent<unknown>).detail);
beforeEach(() => {
  announcedErrors = [];
  screenViews.set([]);
  jest.spyOn(console, 'error').mockImplementation(() => {});
  window.addEventListener(START_FAILURE_EVENT, handleAnnouncement);
});
afterEach(() => window.removeEventListener(START_FAILURE_EVENT, handleAnnouncement));

const renderCrash = () =>
  render(
    <FatalBoundary screen={() => null}>
      <ThrowingShell />
    </FatalBoundary>,
  );

test('announces a crash of the shell before its first screen', () => {
  renderCrash();
  expect(announcedErrors).toEqual([FAILURE]);
});

test('does not announce a crash after a screen has been shown', () => {
  recordScreenView({ path: '/wallet', title: 'Wallet', remote: 'finance', version: '1.0.0', hash: 'ab' });
  renderCrash();
  expect(announcedErrors).toEqual([]);
});
