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
  ['ended', /^signedOut\w+ \d/],
] as const)('sends %s under the name that tabs of older releases know', (event, sent) => {
  const receiver = createSessionChannel();
  createSessionChannel().publish(event);
  expect(localStorage.getItem('hashgrid.session')).toMatch(sent);
  expect(receiver.consumePending()).toBe(event);
});

const NAME = 'hashgrid.session';
/** Stores an event as another tab would, without notifying this one. */
const store = (text: string) => localStorage.setItem(NAME, text);

test('does not count its own events as pending', () => {
  const channel = createSessionChannel();
  channel.publish('loggedIn');
  expect(channel.hasPendingEvent()).toBe(false);
  expect(channel.consumePending()).toBeNull();
});

test('consumes an event once', () => {
  const channel = createSessionChannel();
  store('signedIn 2000-a');
  expect(channel.consumePending()).toBe('loggedIn');
  expect(channel.hasPendingEvent()).toBe(false);
  expect(channel.consumePending()).toBeNull();
});

test('ignores an end from before the latest login in another tab, but neither a later logout nor an earlier login', () => {
  const channel = createSessionChannel();
  const consume = (text: string) => {
    store(text);
    return channel.consumePending();
  };
  expect(consume('signedIn 2000-a')).toBe('loggedIn');
  expect(consume('signedOut 1000-b')).toBeNull();
  expect(consume('signedIn 1500-c')).toBe('loggedIn');
  expect(consume('signedOut 1700-d')).toBeNull();
  expect(consume('signedOutEnded 1800-g')).toBeNull();
  expect(consume('signedOut 3000-e')).toBe('loggedOut');
  expect(consume('signedOut 2500-f')).toBe('loggedOut');
});

test('ignores a logout from before a login in this tab', () => {
  const channel = createSessionChannel();
  channel.publish('loggedIn');
  store('signedOut 1000-a');
  expect(channel.consumePending()).toBeNull();
});

describe('a subscriber', () => {
  const receivers = new Set<(event: { data: unknown }) => void>();
  const sent: unknown[] = [];
  const listener = jest.fn();
  const receiveMessage = (data: unknown) => receivers.forEach((receive) => receive({ data }));
  const receiveStorage = (newValue: string | null, key = NAME) =>
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));

  beforeEach(() => {
    sent.length = 0;
    listener.mockClear();
    jest.spyOn(globalThis, 'BroadcastChannel').mockImplementation(
      () =>
        ({
          addEventListener: (_type: string, receive: () => void) => receivers.add(receive),
          removeEventListener: (_type: string, receive: () => void) => receivers.delete(receive),
          postMessage: (text: unknown) => sent.push(text),
        }) as never,
    );
  });

  test.each([
    ['a message', receiveMessage],
    ['a storage event', receiveStorage],
  ])('finds the event of %s pending, even if storage lacks it', (_, receive) => {
    const channel = createSessionChannel();
    const stop = channel.subscribe(listener);
    receive('signedIn 2000-a');
    expect(listener).toHaveBeenCalledTimes(1);
    expect(channel.consumePending()).toBe('loggedIn');
    stop();
    receive('signedOut 3000-b');
    expect(listener).toHaveBeenCalledTimes(1);
    expect(channel.hasPendingEvent()).toBe(false);
  });

  test('is not called for anything else', () => {
    const channel = createSessionChannel();
    const stop = channel.subscribe(listener);
    for (const data of [7, null, {}, 'garbage']) receiveMessage(data);
    for (const value of [null, 'garbage']) receiveStorage(value);
    receiveStorage('signedIn 2000-a', 'language');
    expect(listener).not.toHaveBeenCalled();
    expect(channel.hasPendingEvent()).toBe(false);
    stop();
  });

  test('of another tab gets the event as a message', () => {
    createSessionChannel().publish('loggedOut');
    expect(sent).toEqual([expect.stringMatching(/^signedOut \d/)]);
  });
});
