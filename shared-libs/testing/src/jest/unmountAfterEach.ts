import { cleanup } from '@testing-library/react';

// Requests in flight at the end of a test must not update a mounted page.
afterEach(cleanup);
