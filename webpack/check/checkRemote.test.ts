import type { RemoteDescriptor } from '@hashgrid/contracts';
import type { Candidate } from '../environment/Candidate';
import type { LiveSet } from '../environment/readLiveSet';
import { findMissingTexts } from '../texts/findMissingTexts';
import { findWrongTranslations } from '../texts/findWrongTranslations';
import { collectRemoteTexts } from '../texts/selectOwnTexts';
import { checkAgainstLive } from './checkAgainstLive';
import { checkRemote } from './checkRemote';
import { checkSize } from './checkSize';
import { checkTests } from './checkTests';
import { checkTypes } from './checkTypes';
import { openPages } from './openPages';

jest.mock('../texts/findMissingTexts', () => ({ findMissingTexts: jest.fn() }));
jest.mock('../texts/findWrongTranslations', () => ({ findWrongTranslations: jest.fn() }));
jest.mock('../texts/selectOwnTexts', () => ({ collectRemoteTexts: jest.fn() }));
jest.mock('./checkAgainstLive', () => ({ checkAgainstLive: jest.fn() }));
jest.mock('./checkSize', () => ({ checkSize: jest.fn() }));
jest.mock('./checkTests', () => ({ checkTests: jest.fn() }));
jest.mock('./checkTypes', () => ({ checkTypes: jest.fn() }));
jest.mock('./openPages', () => ({ openPages: jest.fn() }));

const LIVE = {
  url: 'http://localhost:9',
  shell: { version: '3.0.0', locales: ['ar-SA', 'ja-JP'] },
} as unknown as LiveSet;
const CANDIDATE = {
  descriptor: { name: 'market', version: '1.1.0', locales: ['ja-JP'] } as unknown as RemoteDescriptor,
} as Candidate;
const finding = (problem: string) => ({ problem, remedy: 'Fix it.' });

beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  jest.mocked(findMissingTexts).mockReturnValue([]);
  jest.mocked(findWrongTranslations).mockReturnValue([]);
  jest.mocked(checkAgainstLive).mockReturnValue([]);
  jest.mocked(checkSize).mockReturnValue([]);
  jest.mocked(checkTypes).mockResolvedValue([]);
  jest.mocked(checkTests).mockReturnValue([]);
  jest.mocked(openPages).mockResolvedValue([]);
});

const check = async () => (await checkRemote(CANDIDATE, LIVE)).map(({ problem }) => problem);

test('lists what all quick checks have found, and neither runs tests nor opens pages then', async () => {
  jest.mocked(checkAgainstLive).mockReturnValue([finding('path')]);
  jest.mocked(checkTypes).mockResolvedValue([finding('type')]);
  jest.mocked(findMissingTexts).mockReturnValue(['"Buy" is not translated into ja-JP.']);
  jest.mocked(findWrongTranslations).mockReturnValue(['"%a%" lacks the placeholder %a%.']);
  jest.mocked(checkSize).mockReturnValue([finding('size')]);
  expect(await check()).toEqual([
    'path',
    'type',
    'market 1.1.0 lacks translations for the live shell 3.0.0: "Buy" is not translated into ja-JP.',
    'market 1.1.0 has a wrong translation: "%a%" lacks the placeholder %a%.',
    'size',
  ]);
  expect(checkTests).not.toHaveBeenCalled();
  expect(openPages).not.toHaveBeenCalled();
});

test('collects the texts once, and compares them only in the languages that both the remote and the live shell have', async () => {
  const remoteTexts = { texts: [], localesDir: '/locales' };
  jest.mocked(collectRemoteTexts).mockClear().mockReturnValue(remoteTexts);
  await check();
  expect(collectRemoteTexts).toHaveBeenCalledTimes(1);
  for (const find of [findMissingTexts, findWrongTranslations])
    expect(find).toHaveBeenCalledWith(remoteTexts, ['ja-JP']);
});

test('opens no pages when tests fail', async () => {
  jest.mocked(checkTests).mockReturnValue([finding('tests')]);
  expect(await check()).toEqual(['tests']);
  expect(openPages).not.toHaveBeenCalled();
});

test('returns what opening the pages has found', async () => {
  jest.mocked(openPages).mockResolvedValue([finding('page')]);
  expect(await check()).toEqual(['page']);
  expect(checkTests).toHaveBeenCalledWith('market', '1.1.0');
});

test('says which step is running, before it starts', async () => {
  const countLines = () => jest.mocked(console.log).mock.calls.length;
  let linesBeforeTests = 0;
  jest.mocked(checkTests).mockImplementation(() => {
    linesBeforeTests = countLines();
    return [];
  });
  await check();
  expect(linesBeforeTests).toBe(2);
  expect(jest.mocked(console.log).mock.calls.flat()).toEqual([
    'Comparing market 1.1.0 with http://localhost:9 …',
    'Running the tests of market …',
    'Opening the pages of market in the live shell …',
  ]);
});
