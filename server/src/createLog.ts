import { createLogOptions, type LogLevel } from '@hashgrid/connection';
import pino from 'pino';

/** Returns what prints a line for the operator: as it is, or as JSON where `LOG_LEVEL` is set. */
export const createLog = (level: LogLevel | null): ((line: string) => void) => {
  if (!level) return (line) => console.log(line);
  // The operator's lines are few, and none is left out.
  const logger = pino(createLogOptions('info'));
  return (line) => logger.info(line);
};
