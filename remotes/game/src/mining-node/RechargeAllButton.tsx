import type { MiningNodes } from '@hashgrid/contracts';
import { toApiError, useModal, useSessionSignal, useToast, useTranslate } from '@hashgrid/platform';
import { boltIcon, Button, space, theme } from '@hashgrid/ui';
import styled, { css } from 'styled-components';
import { useRechargeNodesMutation } from '../api/nodesApi';
import { useDailyKey } from '../payment/useDailyKey';
import { fixedButtonQuery } from './fixedButtonQuery';
import { isUnexpired } from './isUnexpired';
import { RechargeDialog } from './RechargeDialog';

/** On phones, keeps the button above the tab bar, within reach of the thumb. */
const ButtonBox = styled.div<{ $isFixed: boolean }>`
  ${fixedButtonQuery} {
    ${({ $isFixed }) =>
      $isFixed &&
      css`
        position: fixed;
        inset-inline: ${space(4)};
        inset-block-end: calc(${theme.size.tabBar} + ${space(3)});
        z-index: 2;
        border-radius: ${theme.radius.button};
        box-shadow: ${theme.shadow.modal};
      `}
  }
`;

/** Recharges all nodes for free. A retry has the same idempotency key, so it never uses a second free recharge. */
function useFreeRecharge() {
  const t = useTranslate();
  const toast = useToast();
  const sessionSignal = useSessionSignal();
  const { getKey, clearKey } = useDailyKey();
  const [send, { isLoading }] = useRechargeNodesMutation();
  const recharge = async () => {
    // With a maximum of 0, the server refuses a recharge that costs something, because the free one was used in another tab.
    const { error } = await send({ idempotencyKey: getKey(), order: { maxCost: '0' } });
    // The end of the session aborts the request, and a toast would be on the login page.
    if (sessionSignal.aborted) return;
    if (error) {
      const { message, errors } = toApiError(error);
      toast.error(t(errors?.maxCost?.[0] ?? message));
      return;
    }
    clearKey();
    toast.success(t('Batteries fully charged.'));
  };
  return { recharge, isLoading };
}

/** Recharges all batteries: immediately if it is free today, otherwise after a confirmation. */
export function RechargeAllButton({ nodes, rechargeAll }: Pick<MiningNodes, 'nodes' | 'rechargeAll'>) {
  const t = useTranslate();
  const modal = useModal();
  const { recharge, isLoading } = useFreeRecharge();
  const handleClick = () => {
    if (rechargeAll.isFree) void recharge();
    else
      modal.open({
        id: 'recharge-all',
        label: t('Recharge all'),
        content: <RechargeDialog nodes={nodes.filter(isUnexpired)} isAll />,
      });
  };
  return (
    <ButtonBox $isFixed={rechargeAll.nodes > 0}>
      <Button
        variant="secondary"
        full
        icon={boltIcon}
        busy={isLoading}
        aria-disabled={rechargeAll.nodes === 0 || undefined}
        onClick={handleClick}
      >
        {rechargeAll.isFree ? t('Recharge all (free today)') : t('Recharge all')}
      </Button>
    </ButtonBox>
  );
}
