import type { Candidate } from '../environment/Candidate';
import type { LiveSet } from '../environment/readLiveSet';
import { serveCandidate } from '../environment/serveCandidate';
import { openCheckBrowser } from './checkBrowser';
import { withCheckBrowser } from './withCheckBrowser';

jest.mock('../environment/serveCandidate', () => ({ serveCandidate: jest.fn() }));
jest.mock('./checkBrowser', () => ({ openCheckBrowser: jest.fn() }));

const server = { url: 'http://localhost:9', show: jest.fn(), close: jest.fn() };
const browser = { open: jest.fn(), close: jest.fn() };
beforeEach(() => {
  jest.mocked(serveCandidate).mockResolvedValue(server);
  jest.mocked(openCheckBrowser).mockResolvedValue(browser);
});

const run = (work: () => Promise<string>) =>
  withCheckBrowser({} as Candidate, { url: 'https://play.example.com' } as LiveSet, ['offers'], work);

test('closes the browser and the server after the work', async () => {
  expect(await run(async () => 'done')).toBe('done');
  expect(openCheckBrowser).toHaveBeenCalledWith(server.url, ['offers']);
  expect(browser.close).toHaveBeenCalledTimes(1);
  expect(server.close).toHaveBeenCalledTimes(1);
});

test('closes both when the work fails', async () => {
  await expect(run(() => Promise.reject(new Error('The page crashed.')))).rejects.toThrow(
    'The page crashed.',
  );
  expect(browser.close).toHaveBeenCalledTimes(1);
  expect(server.close).toHaveBeenCalledTimes(1);
});

test('closes the server when no browser can be opened', async () => {
  jest.mocked(openCheckBrowser).mockRejectedValue(new Error('There is no Chromium.'));
  await expect(run(async () => 'done')).rejects.toThrow('There is no Chromium.');
  expect(server.close).toHaveBeenCalledTimes(1);
});

test('closes the server when the browser fails to close', async () => {
  browser.close.mockRejectedValueOnce(new Error('The browser has crashed.'));
  await expect(run(async () => 'done')).rejects.toThrow('The browser has crashed.');
  expect(server.close).toHaveBeenCalledTimes(1);
});
