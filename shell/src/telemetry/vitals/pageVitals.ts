import type { Vital } from '@hashgrid/contracts';
import { createExternalStore } from '@hashgrid/platform/host';

/** The newest value of each web vital since the page was loaded. */
export const pageVitals = createExternalStore<readonly Vital[]>([]);
