import { QueryAlert } from './QueryAlert';

const query = { isError: false, isFetching: false, refetch: () => undefined };
const failed = { ...query, isError: true, error: { statusCode: 500, message: 'Failed' } };
const INVALID = { statusCode: 200, message: 'We got an unexpected response. Please try again.' };

export const examples = {
  Failed: <QueryAlert query={failed} failure="Couldn’t load your game" />,
  'Refresh failed': <QueryAlert query={{ ...failed, data: {} }} failure="Couldn’t load your game" />,
  'Invalid response': <QueryAlert query={{ ...failed, error: INVALID }} failure="Couldn’t load your game" />,
};
