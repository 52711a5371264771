import { LINK_TOKEN } from '@hashgrid/contracts';

const TOKEN = new RegExp(LINK_TOKEN.pattern);

/** Returns the token of an emailed link; empty when it is missing or can't be one, because the link was cut or mangled. */
export function readLinkToken(params: URLSearchParams): string {
  const token = params.get('token')?.trim() ?? '';
  return token.length <= LINK_TOKEN.maxLength && TOKEN.test(token) ? token : '';
}
