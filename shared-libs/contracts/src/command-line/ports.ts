/** Port of the product when `PORT` is not set. */
export const DEFAULT_PORT = 3000;

/** The highest port that exists. */
export const LAST_PORT = 65_535;
