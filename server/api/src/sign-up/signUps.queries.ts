import type { ProvedAddress } from '../address-proofs/ProvedAddress';
import type { Queries } from '../database/Database';
import { deleteBatch } from '../database/deleteBatch';

export interface SignUpRow {
  id: string;
  username: string;
  email: string;
  emailKey: string;
  passwordHash: string;
  referrerId: string | null;
  /** Key of the device that signed up; null when it sent no token. */
  device: string | null;
  /** Wallet address to link at the activation; null for none. */
  address: string | null;
  /** Chain ID of the contract account at `address`; null for an externally owned account (EOA), or without an address. */
  addressContractChainId: number | null;
  createdAt: Date;
  /** Time of the last email. */
  emailedAt: Date;
  /** Number of emails that were sent. */
  emails: number;
  /** The resulting account; null until the sign-up is activated. */
  accountId: string | null;
}

const COLUMNS = `sign_ups.id, username, email, email_key as "emailKey", password_hash as "passwordHash",
  referrer_id as "referrerId", device, address, address_contract_chain_id as "addressContractChainId", created_at as "createdAt", mailed_at as "emailedAt", mails as "emails", account_id as "accountId"`;

interface NewSignUp extends Omit<SignUpRow, 'emailedAt' | 'emails' | 'accountId'> {
  /** Hash of the address proof that was used; null without an address. */
  addressProofHash: string | null;
}

export async function addSignUp(queries: Queries, signUp: NewSignUp): Promise<void> {
  await queries.query(
    `insert into sign_ups (id, username, email, email_key, password_hash, referrer_id, device, address,
       address_contract_chain_id, address_proof_hash, created_at, mailed_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11)`,
    [
      signUp.id,
      signUp.username,
      signUp.email,
      signUp.emailKey,
      signUp.passwordHash,
      signUp.referrerId,
      signUp.device,
      signUp.address,
      signUp.addressContractChainId,
      signUp.addressProofHash,
      signUp.createdAt,
    ],
  );
}

/** Returns the sign-up, locked until the transaction ends. */
export async function lockSignUp(queries: Queries, id: string): Promise<SignUpRow | undefined> {
  const rows = await queries.query<SignUpRow>(`select ${COLUMNS} from sign_ups where id = $1 for update`, [
    id,
  ]);
  return rows[0];
}

/** Returns the newest sign-up with this email that was created after a time. */
export async function findSignUpByEmail(
  queries: Queries,
  emailKey: string,
  createdAfter: Date,
): Promise<SignUpRow | undefined> {
  const rows = await queries.query<SignUpRow>(
    `select ${COLUMNS} from sign_ups where email_key = $1 and created_at > $2 order by created_at desc limit 1`,
    [emailKey, createdAfter],
  );
  return rows[0];
}

/** Returns the newest sign-up by the owner of this wallet address that was created after a time and isn't activated. */
export async function findPendingSignUpByAddress(
  queries: Queries,
  { address, contractChainId }: ProvedAddress,
  createdAfter: Date,
): Promise<SignUpRow | undefined> {
  const rows = await queries.query<SignUpRow>(
    `select ${COLUMNS} from sign_ups where address = $1 and address_contract_chain_id is not distinct from $2
     and account_id is null and created_at > $3 order by created_at desc limit 1`,
    [address, contractChainId, createdAfter],
  );
  return rows[0];
}

/**
 * Returns the address of the first sign-up with this proof that isn't activated, if it was created after a time; undefined for none.
 * Repeated sign-ups don't count, because each would extend the lifetime of the proof.
 */
export async function findSignUpAddressByProof(
  queries: Queries,
  proof: { hash: string; emailKey: string; device: string | null; createdAfter: Date },
): Promise<ProvedAddress | undefined> {
  const rows = await queries.query<ProvedAddress>(
    `select address, "contractChainId" from (
       select address, address_contract_chain_id as "contractChainId", created_at from sign_ups
       where email_key = $1 and address_proof_hash = $2 and device is not distinct from $3 and account_id is null
       order by created_at limit 1) as first where created_at > $4`,
    [proof.emailKey, proof.hash, proof.device, proof.createdAfter],
  );
  return rows[0];
}

/** Counts an email of a sign-up and records when it was sent. */
export async function countEmail(queries: Queries, id: string, now: Date): Promise<void> {
  await queries.query('update sign_ups set mailed_at = $2, mails = mails + 1 where id = $1', [id, now]);
}

export async function completeSignUp(queries: Queries, id: string, accountId: string): Promise<void> {
  await queries.query('update sign_ups set account_id = $2 where id = $1', [id, accountId]);
}

/** Deletes a batch of sign-ups from before a time, activated or not, after all their activation tokens. */
export async function purgeSignUps(queries: Queries, before: Date): Promise<number> {
  const belongsToOldSignUp = 'sign_up_id in (select id from sign_ups where created_at < $1)';
  const tokens = await deleteBatch(queries, 'activation_tokens', belongsToOldSignUp, [before]);
  return tokens > 0 ? tokens : deleteBatch(queries, 'sign_ups', 'created_at < $1', [before]);
}
