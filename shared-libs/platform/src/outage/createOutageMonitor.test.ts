import { createOutageMonitor } from './createOutageMonitor';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const open = () => {
  const api = { isReachable: true };
  const probe = jest.fn(() => Promise.resolve(api.isReachable));
  const monitor = createOutageMonitor(probe);
  const onRecovery = jest.fn();
  monitor.onRecovery(onRecovery);
  return { api, probe, monitor, onRecovery };
};

test('the failure of one endpoint is no outage', async () => {
  const { monitor, onRecovery } = open();
  monitor.suspect();
  expect(monitor.get()).toBe('suspected');
  await jest.advanceTimersByTimeAsync(0);
  expect(monitor.get()).toBe('none');
  expect(onRecovery).not.toHaveBeenCalled();
});

test('nine failures of an API that is down cause one probe, which is retried until the API answers', async () => {
  const { api, probe, monitor, onRecovery } = open();
  api.isReachable = false;
  for (let failure = 0; failure < 9; failure += 1) monitor.suspect();
  await jest.advanceTimersByTimeAsync(0);
  expect(monitor.get()).toBe('confirmed');
  monitor.suspect();
  expect(probe).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(probe).toHaveBeenCalledTimes(2);
  api.isReachable = true;
  await jest.advanceTimersByTimeAsync(4_000);
  expect(monitor.get()).toBe('none');
  expect(onRecovery).toHaveBeenCalledTimes(1);
  expect(jest.getTimerCount()).toBe(0);
});

test('is probed immediately when the network is back', async () => {
  const { api, monitor, onRecovery } = open();
  api.isReachable = false;
  monitor.suspect();
  await jest.advanceTimersByTimeAsync(0);
  api.isReachable = true;
  monitor.retry();
  await jest.advanceTimersByTimeAsync(0);
  expect(monitor.get()).toBe('none');
  expect(onRecovery).toHaveBeenCalledTimes(1);
});
