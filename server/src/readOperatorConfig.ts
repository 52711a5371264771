import { readConfig, type ProductConfig } from './config';

/** The settings of a command. Emails that it causes contain links, which begin with `publicUrl`. */
interface OperatorConfig extends ProductConfig {
  publicUrl: string;
}

/**
 * Reads the settings for a command that opens the data of this installation.
 * @param subject Name of the data, for the error message: `ledger`.
 * @throws {Error} when another API stores the data.
 */
export const readOperatorConfig = (subject: string): OperatorConfig => {
  // A command shows no outbox, so it doesn't need the settings of emails with which a server may use DATABASE_URL.
  const config = readConfig({ ...process.env, OUTBOX: '1' });
  if (!config.apiUrl) return { ...config, publicUrl: config.publicUrl ?? `http://localhost:${config.port}` };
  throw new Error(
    `Could not open the ${subject}: API_URL is set, so another API stores the data. Run this command where that API runs.`,
  );
};
