import { LAST_PORT } from '@hashgrid/contracts/command-line';
import { CommandError } from '../cli/CommandError';

/**
 * Returns the port that `PORT` names.
 * @param defaultPort Port when it is not set; 0 for any unused port.
 * @throws {CommandError} when it is not a port.
 */
export const readPort = (defaultPort: number): number => {
  const value = process.env.PORT?.trim();
  if (!value) return defaultPort;
  if (/^\d+$/.test(value) && Number(value) <= LAST_PORT) return Number(value);
  throw new CommandError(
    `PORT is ${JSON.stringify(value)}; expected a whole number from 0 to ${LAST_PORT} (0: any unused port).`,
  );
};
