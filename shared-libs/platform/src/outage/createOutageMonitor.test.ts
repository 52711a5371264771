import { createOutageMonitor } from './createOutageMonitor';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const createMonitor = () => {
  const api = { isReachable: true };
  const probe = jest.fn(() => Promise.resolve(api.isReachable));
  const monitor = createOutageMonitor(probe);
  const onRecovery = jest.fn();
  monitor.onRecovery(onRecovery);
  return { api, probe, monitor, onRecovery };
};

test('does not count the failure of one endpoint as an outage', async () => {
  const { monitor, onRecovery } = createMonitor();
  monitor.suspect();
  expect(monitor.get()).toBe('suspected');
  await jest.advanceTimersByTimeAsync(0);
  expect(monitor.get()).toBe('none');
  expect(onRecovery).not.toHaveBeenCalled();
});

test('sends one probe for nine failures while the API is down, and repeats it until the API responds', async () => {
  const { api, probe, monitor, onRecovery } = createMonitor();
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

test('probes the API immediately when the network is back', async () => {
  const { api, monitor, onRecovery } = createMonitor();
  api.isReachable = false;
  monitor.suspect();
  await jest.advanceTimersByTimeAsync(0);
  api.isReachable = true;
  monitor.retry();
  await jest.advanceTimersByTimeAsync(0);
  expect(monitor.get()).toBe('none');
  expect(onRecovery).toHaveBeenCalledTimes(1);
});
