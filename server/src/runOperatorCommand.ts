import { dispatchOperatorCommand, type OperatorResponse } from '@hashgrid/api/operator-commands';
import { readConfig } from './config';

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
  const config = readConfig(process.env);
  if (config.apiUrl)
    throw new Error(
      `Could not open the ${subject}: API_URL is set, so another API stores the data. Run this command where that API runs.`,
    );
  const publicUrl = config.publicUrl ?? `http://localhost:${config.port}`;
  const response = await dispatchOperatorCommand({ ...config, publicUrl, trustProxy: '' }, command);
  return { ...response, dataDir: config.dataDir };
};
