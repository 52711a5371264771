import { waitUntil } from '../../test/waitUntil';
import { createPollingFeed, type PollingFeed } from './createPollingFeed';

describe('a polling feed', () => {
  const lines: string[] = [];
  const revisions = new Map<string, number>();
  const readStates = jest.fn<
    Promise<(playerId: string) => { revision: string; data: number }>,
    [readonly string[]]
  >();
  let feed: PollingFeed<number>;

  const getState = (playerId: string) => {
    const data = revisions.get(playerId) ?? 0;
    return { revision: String(data), data };
  };
  const listen = async (playerId: string) => {
    const received: number[] = [];
    const stop = await feed.listen({ playerId, send: (_event, data) => void received.push(data) });
    return { received, stop };
  };
  /** Waits for the next poll. */
  const poll = async () => {
    const { length } = readStates.mock.calls;
    await waitUntil(() => readStates.mock.calls.length > length);
  };

  beforeEach(() => {
    lines.length = 0;
    revisions.clear();
    readStates.mockImplementation(async () => getState);
    feed = createPollingFeed({
      event: 'points',
      pollMs: 1,
      log: (line) => void lines.push(line),
      readStates,
    });
  });
  afterEach(() => {
    feed.close();
    jest.useRealTimers();
  });

  test('sends each change once to every listener of a player, and reads each player once', async () => {
    const [first, second, other] = [await listen('ann'), await listen('ann'), await listen('bob')];
    revisions.set('ann', 1);
    await waitUntil(() => first.received.length > 0 && second.received.length > 0);
    await poll();
    await poll();
    expect([first.received, second.received, other.received]).toEqual([[1], [1], []]);
    expect(readStates.mock.lastCall).toEqual([['ann', 'bob']]);
  });

  test('logs an outage once, and sends what has changed meanwhile', async () => {
    const { received } = await listen('ann');
    readStates.mockRejectedValue(new Error('no connection'));
    await poll();
    await poll();
    await poll();
    revisions.set('ann', 1);
    readStates.mockImplementation(async () => getState);
    await waitUntil(() => received.length > 0);
    await poll();
    expect(received).toEqual([1]);
    expect(lines).toEqual([
      'Could not read the state of "points" for live events; retrying: Error: no connection',
      expect.stringMatching(
        /^Could not read the state of "points" for live events for \d+ s\. Working again\.$/,
      ),
    ]);
  });

  test('sends nothing to a listener that stops while its state is read', async () => {
    const [stopping, other] = [await listen('ann'), await listen('ann')];
    readStates.mockImplementationOnce(async () => {
      stopping.stop();
      return getState;
    });
    revisions.set('ann', 1);
    await waitUntil(() => other.received.length > 0);
    await poll();
    expect(stopping.received).toEqual([]);
  });

  test('stops polling without listeners, and polls again for the next one', async () => {
    jest.useFakeTimers();
    const { stop } = await listen('ann');
    await jest.advanceTimersByTimeAsync(1);
    expect(readStates).toHaveBeenCalledTimes(2);
    stop();
    await jest.advanceTimersByTimeAsync(10);
    const { length } = readStates.mock.calls;
    await jest.advanceTimersByTimeAsync(100);
    expect(readStates).toHaveBeenCalledTimes(length);
    expect(jest.getTimerCount()).toBe(0);
    const { received } = await listen('ann');
    revisions.set('ann', 1);
    await jest.advanceTimersByTimeAsync(1);
    expect(received).toEqual([1]);
  });
});
