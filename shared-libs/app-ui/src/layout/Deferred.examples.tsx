import { Deferred } from './Deferred';

export const examples = {
  Default: <Deferred placeholder="Placeholder">Content</Deferred>,
};
