/** Name of the Trusted Types policy that creates import maps, the only text that becomes a script. */
export const IMPORT_MAP_POLICY = 'import-map';

/** Name of the Trusted Types policy that creates the URL of Ledger's script, where an installation has configured it. */
export const LEDGER_POLICY = 'ledger-connect-kit';

/** Name of the Trusted Types policy that creates the markup of lit's templates, which Web3Modal's dialog uses. */
export const LIT_POLICY = 'lit-html';
