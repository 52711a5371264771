import { createLogOptions, type LogLevel } from '@hashgrid/connection';
import pino from 'pino';

/** Returns a function that prints a line for the operator: unchanged, or as JSON without personal data where `LOG_LEVEL` is set. */
export const createLog = (level: LogLevel | null): ((line: string) => void) => {
  if (!level) return (line) => console.log(line);
  // These lines are few, so all are printed whatever the level is.
  const { stream, ...options } = createLogOptions('info');
  const logger = pino(options, stream);
  return (line) => logger.info(line);
};
