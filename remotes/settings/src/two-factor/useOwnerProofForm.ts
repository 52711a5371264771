import { useState } from 'react';
import { useForm } from '@hashgrid/app-ui';
import type { OwnerProof } from '@hashgrid/contracts';
import { api, useSession } from '@hashgrid/platform';
import type { FormErrors, FormValues } from '@hashgrid/ui';
import { PROOF_FORM, toProof, validatePassword, type ProofField } from './proofForm';

interface OwnerProofFormOptions<MoreField extends string> {
  /** Fields beside those of the proof. */
  fields?: readonly MoreField[];
  /** Validates these. */
  check?: (values: FormValues<ProofField | MoreField>) => FormErrors;
  send: (proof: OwnerProof, values: FormValues<ProofField | MoreField>) => Promise<void>;
}

/**
 * Form that asks for the password, and for a code with two-factor authentication. When the server requires a code because
 * it was turned on elsewhere, the form asks for it and the profile is refetched. Its fields are `ProofFields`.
 */
export function useOwnerProofForm<MoreField extends string = never>({
  fields = [],
  check,
  send,
}: OwnerProofFormOptions<MoreField>) {
  const hasTwoFactor = useSession().user?.hasTwoFactor ?? false;
  const [isCodeRequired, setCodeRequired] = useState(false);
  const [refetchProfile] = api.endpoints.getProfile.useLazyQuery();
  const needsCode = hasTwoFactor || isCodeRequired;
  const form = useForm<ProofField | MoreField>({
    // `code` is a field before it shows, so that the error that asks for it is shown there.
    fields: [...fields, ...PROOF_FORM.fields],
    check: (values) => ({ ...check?.(values), ...(needsCode ? PROOF_FORM.check : validatePassword)(values) }),
    send: (values) => {
      const { password, code } = toProof(values);
      return send({ password, ...(needsCode && { code }) }, values);
    },
    onFailure: ({ errors }) => {
      if (needsCode || !errors?.code) return;
      setCodeRequired(true);
      void refetchProfile();
    },
  });
  return { ...form, needsCode };
}
