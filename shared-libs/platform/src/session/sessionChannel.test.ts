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
  expect(channel.consumePending()).toBe('loggedOut');
});

test.each([
  ['loggedIn', /^signedIn \d/],
  ['loggedOut', /^signedOut \d/],
] as const)('sends %s under the name that tabs of older releases know', (event, sent) => {
  const receiver = createSessionChannel();
  createSessionChannel().publish(event);
  expect(localStorage.getItem('hashgrid.session')).toMatch(sent);
  expect(receiver.consumePending()).toBe(event);
});
