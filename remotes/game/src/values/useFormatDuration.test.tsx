import { screen } from '@testing-library/react';
import { renderPage } from '@hashgrid/testing';
import { useFormatDuration } from './useFormatDuration';

function Durations({ seconds }: { seconds: readonly number[] }) {
  const format = useFormatDuration();
  return <p data-testid="durations">{seconds.map(format).join(', ')}</p>;
}

test('formats a duration in the largest unit of which there are at least two, and at least as a minute', async () => {
  await renderPage(<Durations seconds={[1, 90, 7_199, 7_200, 172_799, 172_800, 8_640_000]} />);
  expect(screen.getByTestId('durations')).toHaveTextContent(
    '1 minute, 2 minutes, 120 minutes, 2 hours, 48 hours, 2 days, 100 days',
  );
});
