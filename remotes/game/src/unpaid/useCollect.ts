import { useRef } from 'react';
import { newIdempotencyKey, useToast, useTranslate } from '@hashgrid/platform';
import { useCollectMutation } from '../api/gameApi';
import { useFormatAmount } from '../values/useFormatAmount';

/** Pays out the unpaid rewards now. A retry carries the same idempotency key, so it is paid once. */
export function useCollect(): { collect: () => Promise<void>; isBusy: boolean } {
  const t = useTranslate();
  const toast = useToast();
  const formatAmount = useFormatAmount({ isShort: true });
  const key = useRef<string | null>(null);
  const [send, { isLoading }] = useCollectMutation();
  const collect = async () => {
    key.current ??= newIdempotencyKey();
    const response = await send({ idempotencyKey: key.current });
    if (response.error) return;
    key.current = null;
    const { total, token } = response.data;
    toast.success(t('%amount% added to your wallet.', { amount: formatAmount(total, token) }));
  };
  return { collect, isBusy: isLoading };
}
