import { useToast, useTranslate } from '@hashgrid/platform';
import { useCollectRewardsMutation } from '../api/gameApi';
import { useDailyKey } from '../payment/useDailyKey';
import { useFormatAmount } from '../values/useFormatAmount';

/** Returns a function that pays the unpaid rewards to the wallet. A retry has the same idempotency key, so they are paid once. */
export function useCollect(): { collect: () => Promise<void>; isBusy: boolean } {
  const t = useTranslate();
  const toast = useToast();
  const formatAmount = useFormatAmount({ isShort: true });
  const { getKey, clearKey } = useDailyKey();
  const [send, { isLoading }] = useCollectRewardsMutation();
  const collect = async () => {
    const response = await send({ idempotencyKey: getKey() });
    if (response.error) return;
    clearKey();
    const { total, token } = response.data;
    toast.success(t('%amount% added to your wallet.', { amount: formatAmount(total, token) }));
  };
  return { collect, isBusy: isLoading };
}
