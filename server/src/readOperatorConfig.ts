import { readConfig, type ProductConfig } from './config';

/**
 * Reads the settings for a command that opens the data of this installation.
 * @param subject Name of the data, for the error message: `ledger`.
 * @throws {Error} when another API stores the data.
 */
export const readOperatorConfig = (subject: string): ProductConfig => {
  const config = readConfig(process.env);
  if (!config.apiUrl) return config;
  throw new Error(
    `Could not open the ${subject}: API_URL is set, so another API stores the data. Run this command where that API runs.`,
  );
};
