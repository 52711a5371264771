import { useRef } from 'react';
import { newIdempotencyKey, useToast, useTranslate } from '@hashgrid/platform';
import { useCollectMutation } from '../api/gameApi';

/** Moves what is unpaid into the wallet. A try that got no answer is sent again as the same payment. */
export function useCollect(): { collect: () => Promise<void>; isBusy: boolean } {
  const t = useTranslate();
  const toast = useToast();
  const key = useRef<string | null>(null);
  const [send, { isLoading }] = useCollectMutation();
  const collect = async () => {
    key.current ??= newIdempotencyKey();
    const answer = await send({ idempotencyKey: key.current });
    if (answer.error) return;
    key.current = null;
    toast.success(t(answer.data.message ?? 'What you have mined is in your wallet.'));
  };
  return { collect, isBusy: isLoading };
}
