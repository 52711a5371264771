import { act } from '@testing-library/react';

/** Reports that the network is back, so that the page refetches its queries. */
export const reconnect = () => act(async () => void window.dispatchEvent(new Event('online')));
