import { LAST_PORT } from './ports';

/** Returns the error message for a port that is in use, with one that exists to try next. */
export const describePortInUse = (port: number): string =>
  `Port ${port} is in use. Stop the other program, or choose another port, such as PORT=${port < LAST_PORT ? port + 1 : port - 1}.`;
