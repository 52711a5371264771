import { createSessionChannel } from './sessionChannel';

test.each(['garbage', 'switched 1-a', '{}'])('ignores an unknown event in storage: %s', (stored) => {
  const channel = createSessionChannel();
  localStorage.setItem('hashgrid.session', stored);
  expect(channel.hasPendingEvent()).toBe(false);
  expect(channel.consumePending()).toBeNull();
});

test('finds the next event of another tab after an unknown one', () => {
  const channel = createSessionChannel();
  localStorage.setItem('hashgrid.session', 'garbage');
  channel.consumePending();
  localStorage.setItem('hashgrid.session', `signedOut ${Date.now()}-a`);
  expect(channel.hasPendingEvent()).toBe(true);
  expect(channel.consumePending()).toBe('signedOut');
});
