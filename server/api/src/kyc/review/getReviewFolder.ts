import { join, resolve } from 'node:path';

/** Returns the folder in the data folder for the images that a reviewer looks at. */
export const getReviewFolder = (dataDir: string) => join(resolve(dataDir), 'review');
