import { cleanup } from '@testing-library/react';

// What is still on its way when a test ends must not reach a page that is still drawn.
afterEach(cleanup);
