import { useForm } from '@hashgrid/app-ui';
import type { OwnerProof } from '@hashgrid/contracts';
import { useSession } from '@hashgrid/platform';
import { PASSWORD_FORM, PROOF_FORM, toProof, type ProofField } from './proofForm';

/** Form that asks for the password, and a code with two-factor authentication. Its fields are `OwnerProofFields`. */
export function useOwnerProofForm(send: (proof: OwnerProof) => Promise<void>) {
  const hasTwoFactor = useSession().user?.hasTwoFactor ?? false;
  return useForm<ProofField>({
    ...(hasTwoFactor ? PROOF_FORM : PASSWORD_FORM),
    send: (values) => {
      const { password, code } = toProof(values);
      return send({ password, ...(hasTwoFactor && { code }) });
    },
  });
}
