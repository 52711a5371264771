import { dispatchOperatorCommand, type OperatorResponse } from '@hashgrid/api/operator-commands';
import { readOperatorConfig } from './readOperatorConfig';

type Command = Parameters<typeof dispatchOperatorCommand>[1];

/**
 * Runs a command on the data of this installation, without starting a server.
 * @param subject Name of the data that the command opens, for the error message.
 * @throws {Error} when another API stores the data.
 */
export const runOperatorCommand = async (
  command: Command,
  subject: string,
): Promise<OperatorResponse & { dataDir: string }> => {
  const config = readOperatorConfig(subject);
  const response = await dispatchOperatorCommand({ ...config, trustProxy: '' }, command);
  return { ...response, dataDir: config.dataDir };
};
