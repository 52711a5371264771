import { CommandError } from '../cli/CommandError';
import { readCandidate, type Candidate } from '../environment/Candidate';
import { readLiveSet, type LiveSet } from '../environment/readLiveSet';
import { serveCandidate } from '../environment/serveCandidate';
import { devAgainstEnvironment } from './devAgainstEnvironment';
import { watchPackage } from './watchPackage';

jest.mock('../environment/Candidate', () => ({ readCandidate: jest.fn() }));
jest.mock('../environment/readLiveSet', () => ({ readLiveSet: jest.fn() }));
jest.mock('../environment/serveCandidate', () => ({ serveCandidate: jest.fn() }));
jest.mock('../remote/loadRemoteConfig', () => ({ listRemoteNames: () => ['shop'] }));
jest.mock('./watchPackage', () => ({ watchPackage: jest.fn() }));

const ENVIRONMENT = 'https://play.example.com';
beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation();
  // A listener for signals would keep Ctrl-C from ending Jest.
  jest.spyOn(process, 'once').mockReturnThis();
  jest.mocked(readLiveSet).mockResolvedValue({ url: ENVIRONMENT } as LiveSet);
  jest.mocked(readCandidate).mockReturnValue({} as Candidate);
  // Like the real one, which logs what fails after a build and continues to watch.
  jest.mocked(watchPackage).mockImplementation(async (_name, publish, log) => {
    void publish('/build').catch((error: Error) => log(error.message));
  });
});

test('ends with an error when the port is in use, instead of watching without a server', async () => {
  jest.mocked(serveCandidate).mockRejectedValue(new CommandError('Port 3000 is in use.'));
  await expect(devAgainstEnvironment('shop', ENVIRONMENT)).rejects.toThrow('Port 3000 is in use.');
});

test('rejects an invalid PORT before it builds', async () => {
  jest.replaceProperty(process, 'env', { ...process.env, PORT: 'eighty' });
  jest.mocked(serveCandidate).mockRejectedValue(new CommandError('It was built.'));
  await expect(devAgainstEnvironment('shop', ENVIRONMENT)).rejects.toThrow('PORT is "eighty"');
});
