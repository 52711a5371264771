import type { LinkedAddress, LoginNonce, LoginTokens } from '@hashgrid/contracts';
import { generatePrivateKey, privateKeyToAccount, type PrivateKeyAccount } from 'viem/accounts';
import type { TestApi } from './openTestApi';
import { formatVector, type VectorFields } from './siwe/formatVector';

export type TestWallet = PrivateKeyAccount;

/** Creates a wallet with a random key, whose address is an externally owned account (EOA). */
export const newWallet = (): TestWallet => privateKeyToAccount(generatePrivateKey());

export const getNonce = async (api: TestApi): Promise<LoginNonce> =>
  (await api.call<LoginNonce>('GET /public/auth/nonce')).body.data;

/** Returns the sign-in message that the product's own page has a wallet sign. */
export async function newMessage(api: TestApi, address: string, fields: VectorFields = {}): Promise<string> {
  const { nonce, issuedAt } = await getNonce(api);
  const { host, origin } = new URL(api.context.config.publicUrl);
  return formatVector({
    domain: host,
    address,
    statement: 'Log in to Hashgrid.',
    uri: origin,
    version: '1',
    chainId: 56,
    nonce,
    issuedAt,
    ...fields,
  });
}

/** Signs a new sign-in message. */
export async function sign(api: TestApi, wallet: TestWallet, fields?: VectorFields) {
  const message = await newMessage(api, wallet.address, fields);
  return { message, signature: await wallet.signMessage({ message }) };
}

interface Sender {
  /** IP address. */
  from?: string;
  /** The device's token. */
  device?: string;
  userAgent?: string;
}

const getHeaders = ({ device, userAgent }: Sender) => ({
  ...(device && { 'device-token': device }),
  ...(userAgent && { 'user-agent': userAgent }),
});

export const sendSignature = (api: TestApi, body: object, { from = '10.0.0.1', ...sender }: Sender = {}) =>
  api.call<Required<LoginTokens>>('POST /public/auth/login/signature', {
    body,
    from,
    headers: getHeaders(sender),
  });

/** Logs in with a wallet. */
export const logInWith = async (api: TestApi, wallet: TestWallet, sender?: Sender) =>
  sendSignature(api, await sign(api, wallet), sender);

/** Links a wallet address to the account of a session. */
export const link = (api: TestApi, bearer: string, body: object, { from, ...sender }: Sender = {}) =>
  api.call<LinkedAddress>('POST /shared/client/addresses', {
    bearer,
    body,
    from,
    headers: getHeaders(sender),
  });

/** Links a new wallet to the account of a session that has just begun. */
export async function linkNewWallet(api: TestApi, bearer: string, fields?: object): Promise<TestWallet> {
  const wallet = newWallet();
  const { status, body } = await link(api, bearer, { ...(await sign(api, wallet)), ...fields });
  if (status !== 200) throw new Error(`Could not link the wallet: ${body.message}`);
  return wallet;
}
