import { join, resolve } from 'node:path';

/** Folder in the data folder for the pictures that a reviewer looks at. */
export const getReviewFolder = (dataDir: string) => join(resolve(dataDir), 'review');
