import { act, screen } from '@testing-library/react';
import { renderPage } from '@hashgrid/testing';
import { DateText } from './DateText';
import { RelativeTime } from './RelativeTime';
import { Timestamp } from './Timestamp';
import { UpdatedAgo } from './UpdatedAgo';

const NOW = Date.parse('2026-03-04T12:00:00Z');
const secondsAgo = (seconds: number) => new Date(NOW - seconds * 1000).toISOString();

beforeEach(() => jest.useFakeTimers({ now: NOW, doNotFake: ['queueMicrotask', 'setImmediate'] }));
afterEach(() => jest.useRealTimers());

test('a relative time has the exact time as its title', async () => {
  await renderPage(<RelativeTime at={secondsAgo(-5 * 3600)} />);
  const time = await screen.findByText('in 5 hours');
  expect(time).toHaveAttribute('title', expect.stringMatching(/Mar 4, 2026/));
  expect(time).toHaveAttribute('datetime', '2026-03-04T17:00:00Z');
});

test('a date is marked as English in other languages', async () => {
  await renderPage(<DateText at="2026-03-04T12:00:00Z" />, { language: { locale: 'de-DE', texts: {} } });
  expect(screen.getByText('Mar 4, 2026')).toHaveAttribute('lang', 'en');
});

test('a date stays on one line', async () => {
  await renderPage(<DateText at="2026-03-04T12:00:00Z" />);
  expect(screen.getByText('Mar 4, 2026')).toHaveStyle({ whiteSpace: 'nowrap' });
});

test('times have no space between number and unit in Japanese', async () => {
  const at = secondsAgo(3 * 86_400);
  await renderPage(
    <>
      <Timestamp at={at} />
      <RelativeTime at={at} />
      <UpdatedAgo at={at} />
    </>,
    { language: { locale: 'ja-JP', texts: {} } },
  );
  expect(screen.getAllByText(/3日前/)).toHaveLength(3);
});

test('a timestamp shows the exact time on focus', async () => {
  await renderPage(<Timestamp at={secondsAgo(3 * 86_400)} />);
  expect(screen.getByText('3 days ago')).toBeInTheDocument();
  act(() => screen.getByText('3 days ago').parentElement?.focus());
  expect(screen.getByRole('tooltip')).toHaveTextContent(/Mar 1, 2026/);
  expect(screen.getByText(/Mar 1, 2026/)).toHaveAttribute('lang', 'en');
});

test('data of the last seconds was updated just now, not a "now" within the sentence', async () => {
  await renderPage(<UpdatedAgo at={secondsAgo(0)} />);
  expect(await screen.findByText('Updated just now')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(5_000));
  expect(screen.getByText('Updated 5 seconds ago')).toBeInTheDocument();
});

test('the age of data stays current while it is shown', async () => {
  await renderPage(<UpdatedAgo at={secondsAgo(10)} />);
  expect(await screen.findByText('Updated 10 seconds ago')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(10_000));
  expect(screen.getByText('Updated 20 seconds ago')).toBeInTheDocument();
});
