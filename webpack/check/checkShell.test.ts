import type { ShellDescriptor } from '@hashgrid/contracts';
import type { ShellCandidate } from '../environment/Candidate';
import type { LiveSet } from '../environment/readLiveSet';
import { checkShell } from './checkShell';
import { checkShellAgainstLive } from './checkShellAgainstLive';
import { checkTests } from './checkTests';
import { openShellPages } from './openShellPages';

jest.mock('./checkShellAgainstLive', () => ({ checkShellAgainstLive: jest.fn() }));
jest.mock('./checkTests', () => ({ checkTests: jest.fn() }));
jest.mock('./openShellPages', () => ({ openShellPages: jest.fn() }));

const CANDIDATE = { descriptor: { version: '3.1.0' } as ShellDescriptor } as ShellCandidate;
const finding = (problem: string) => ({ problem, remedy: 'Fix it.' });
const LIVE = { remotes: [] as LiveSet['remotes'] } as LiveSet;
const readLive = jest.fn(async () => LIVE);

beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  jest.mocked(checkShellAgainstLive).mockReturnValue([]);
  jest.mocked(checkTests).mockReturnValue([]);
  jest.mocked(openShellPages).mockResolvedValue([finding('page')]);
});

const check = async (read: typeof readLive | null = readLive) =>
  (await checkShell(CANDIDATE, { shell: null, remotes: [] }, read)).map(({ problem }) => problem);

test('runs no tests for a shell in which live remotes cannot run', async () => {
  jest.mocked(checkShellAgainstLive).mockReturnValue([finding('React')]);
  expect(await check()).toEqual(['React']);
  expect(checkTests).not.toHaveBeenCalled();
});

test('opens no pages when tests fail', async () => {
  jest.mocked(checkTests).mockReturnValue([finding('tests')]);
  expect(await check()).toEqual(['tests']);
  expect(readLive).not.toHaveBeenCalled();
});

test('opens the pages of the live remotes after the tests have passed', async () => {
  expect(await check()).toEqual(['page']);
  expect(checkTests).toHaveBeenCalledWith('shell', '3.1.0');
  expect(openShellPages).toHaveBeenCalledWith(CANDIDATE, LIVE);
});

test('opens no pages while no shell is live', async () => {
  expect(await check(null)).toEqual([]);
  expect(openShellPages).not.toHaveBeenCalled();
});

test('says which step is running, before it starts', async () => {
  const lines = jest.mocked(console.log).mock.calls;
  let linesBeforeTests = 0;
  jest.mocked(checkTests).mockImplementation(() => {
    linesBeforeTests = lines.length;
    return [];
  });
  await check();
  expect(linesBeforeTests).toBe(1);
  expect(lines.flat()).toEqual([
    'Running the tests of shell …',
    'Opening the pages of the live remotes in this shell …',
  ]);
});
