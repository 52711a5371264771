import type { Queries } from '../database/Database';
import { deleteBatch } from '../database/deleteBatch';
import type { ProvedAddress } from './ProvedAddress';

export async function addProof(
  queries: Queries,
  proof: ProvedAddress & { hash: string; device: string | null; expiresAt: Date },
): Promise<void> {
  await queries.query(
    'insert into address_proofs (hash, address, contract_chain_id, device, expires_at) values ($1, $2, $3, $4, $5)',
    [proof.hash, proof.address, proof.contractChainId, proof.device, proof.expiresAt],
  );
}

/**
 * Deletes a proof and returns its wallet address; undefined when it is unknown, expired, used, or of another
 * device.
 */
export async function deleteProof(
  queries: Queries,
  { hash, device, now }: { hash: string; device: string | null; now: Date },
): Promise<ProvedAddress | undefined> {
  const rows = await queries.query<ProvedAddress>(
    `delete from address_proofs where hash = $1 and device is not distinct from $2 and expires_at > $3
     returning address, contract_chain_id as "contractChainId"`,
    [hash, device, now],
  );
  return rows[0];
}

/** Deletes a batch of proofs that expired before a time. Returns the number deleted. */
export const purgeProofs = (queries: Queries, before: Date): Promise<number> =>
  deleteBatch(queries, 'address_proofs', 'expires_at < $1', [before]);
