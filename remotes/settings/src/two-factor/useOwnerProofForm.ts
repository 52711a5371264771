import { useState } from 'react';
import { useForm, useMissedFailureToast } from '@hashgrid/app-ui';
import type { OwnerProof } from '@hashgrid/contracts';
import { api, useSession } from '@hashgrid/platform';
import type { FormErrors, FormValues } from '@hashgrid/ui';
import { PROOF_FORM, toProof, validatePassword, type ProofField } from './proofForm';

interface OwnerProofFormOptions<MoreField extends string> {
  /** Names of fields in addition to password and code. */
  fields?: readonly MoreField[];
  /** Validates the additional fields. */
  check?: (values: FormValues<ProofField | MoreField>) => FormErrors;
  /** Sends the form; `proof` is the password, with the code if one is required. */
  send: (proof: OwnerProof, values: FormValues<ProofField | MoreField>) => Promise<void>;
}

/**
 * Holds the state of a form that asks for the password, and for a code if two-factor authentication is on; render it with
 * `ProofFields`. If the server requires a code because two-factor authentication was turned on elsewhere, asks for the code too
 * and refetches the profile.
 */
export function useOwnerProofForm<MoreField extends string = never>({
  fields = [],
  check,
  send,
}: OwnerProofFormOptions<MoreField>) {
  const hasTwoFactor = useSession().user?.hasTwoFactor ?? false;
  const [hasServerRequiredCode, setHasServerRequiredCode] = useState(false);
  const showMissedFailure = useMissedFailureToast();
  const [refetchProfile] = api.endpoints.getProfile.useLazyQuery();
  const requiresCode = hasTwoFactor || hasServerRequiredCode;
  const form = useForm<ProofField | MoreField>({
    // `code` is declared even while its field is hidden, so that the server's error shows at the field once that is rendered.
    fields: [...fields, ...PROOF_FORM.fields],
    check: (values) => ({
      ...check?.(values),
      ...(requiresCode ? PROOF_FORM.check : validatePassword)(values),
    }),
    send: (values) => {
      const { password, code } = toProof(values);
      return send({ password, ...(requiresCode && { code }) }, values);
    },
    onFailure: (error) => {
      showMissedFailure(error, form.formRef.current);
      if (requiresCode || !error.errors?.code) return;
      setHasServerRequiredCode(true);
      void refetchProfile();
    },
  });
  return { ...form, requiresCode };
}
