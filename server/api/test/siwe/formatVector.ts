/** A message of the vectors as fields; some lack a field on purpose. */
export interface VectorFields {
  domain?: string;
  address?: string;
  statement?: string;
  uri?: string;
  version?: string;
  chainId?: number | string;
  nonce?: string;
  issuedAt?: string;
  expirationTime?: string;
  notBefore?: string;
  requestId?: string;
  resources?: string[];
}

const formatLine = (name: string, value: unknown) =>
  value === undefined ? [] : [`${name}: ${String(value)}`];

/** Returns the text of a message, without the lines of missing fields. */
export function formatVector({
  domain = '',
  address = '',
  statement,
  resources,
  ...fields
}: VectorFields): string {
  return [
    `${domain} wants you to sign in with your Ethereum account:`,
    address,
    '',
    ...(statement === undefined ? [] : [statement]),
    '',
    ...formatLine('URI', fields.uri),
    ...formatLine('Version', fields.version),
    ...formatLine('Chain ID', fields.chainId),
    ...formatLine('Nonce', fields.nonce),
    ...formatLine('Issued At', fields.issuedAt),
    ...formatLine('Expiration Time', fields.expirationTime),
    ...formatLine('Not Before', fields.notBefore),
    ...formatLine('Request ID', fields.requestId),
    ...(resources ? ['Resources:', ...resources.map((uri) => `- ${uri}`)] : []),
  ].join('\n');
}
