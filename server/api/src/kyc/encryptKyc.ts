import type { KycDetails } from '@hashgrid/contracts';
import type { Context } from '../Context';
import { decryptText, encryptText } from '../cryptography/encrypt';
import { decryptFile, encryptFile, type EncryptedFile } from '../cryptography/encryptFile';
import type { KycRow } from './kyc.queries';
import type { KycFileKey, StoredKycFile } from './kycFiles.queries';

type WithKeys = Pick<Context, 'keys'>;

const createDetailsAad = (accountId: string) => ({ purpose: 'identity details', row: accountId }) as const;
const createFileAad = ({ accountId, kind }: KycFileKey) =>
  ({ purpose: 'identity files', row: `${accountId}:${kind}` }) as const;

export const encryptKycDetails = ({ keys }: WithKeys, accountId: string, details: KycDetails): string =>
  encryptText(keys, createDetailsAad(accountId), JSON.stringify(details));

/** Returns the details of a row, whether or not they have been encrypted. */
export function readKycDetails(
  { keys }: WithKeys,
  { accountId, encryptedDetails, plainDetails }: KycRow,
): KycDetails | null {
  if (encryptedDetails === null) return plainDetails;
  return JSON.parse(decryptText(keys, createDetailsAad(accountId), encryptedDetails)) as KycDetails;
}

export const encryptKycFile = ({ keys }: WithKeys, file: KycFileKey, plain: Uint8Array): EncryptedFile =>
  encryptFile(keys, createFileAad(file), plain);

/** Returns the image of a stored file, whether or not it has been encrypted. */
export function readKycImage({ keys }: WithKeys, file: KycFileKey, stored: StoredKycFile): Buffer {
  const { bytes, dataKey } = stored;
  return Buffer.from(dataKey === null ? bytes : decryptFile(keys, createFileAad(file), { bytes, dataKey }));
}
