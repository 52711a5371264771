import { api } from './api';

test.each(['getProfile', 'getWallets', 'getTokens', 'savePreferences'])(
  'refuses an endpoint of a remote that would replace the platform’s: %s',
  (name) => {
    const inject = () =>
      api.injectEndpoints({ endpoints: (build) => ({ [name]: build.query({ query: () => '/numbers' }) }) });
    expect(inject).toThrow(`The endpoint ${name} is the platform’s: choose another name.`);
  },
);
