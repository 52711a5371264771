import { BREAKPOINTS_PX, type MiningNodes } from '@hashgrid/contracts';
import { toApiError, useModal, useToast, useTranslate } from '@hashgrid/platform';
import { boltIcon, Button, space, theme } from '@hashgrid/ui';
import { css, styled } from 'styled-components';
import { useRechargeNodesMutation } from '../api/nodesApi';
import { useDailyKey } from '../payment/useDailyKey';
import { RechargeDialog } from './RechargeDialog';

/** On phones, within reach of the thumb, above the bar of tabs. */
const StickyOnPhones = styled.div<{ $isOn: boolean }>`
  @media (max-width: ${BREAKPOINTS_PX.md - 1}px) {
    ${({ $isOn }) =>
      $isOn &&
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

/** Uses today's free recharge. A retry carries the same idempotency key, so it is used once. */
function useFreeRecharge() {
  const t = useTranslate();
  const toast = useToast();
  const { getKey, clearKey } = useDailyKey();
  const [send, { isLoading }] = useRechargeNodesMutation();
  const recharge = async () => {
    // A maximum of 0 refuses to pay if the free recharge was already used in another tab.
    const { error } = await send({ idempotencyKey: getKey(), order: { maxCost: '0' } });
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

/** Recharges all batteries: right away if it is free today, else after a confirmation. */
export function RechargeAllButton({ nodes, rechargeAll }: Pick<MiningNodes, 'nodes' | 'rechargeAll'>) {
  const t = useTranslate();
  const modal = useModal();
  const { recharge, isLoading } = useFreeRecharge();
  const live = nodes.filter(({ status }) => status !== 'expired');
  const handleClick = () => {
    if (rechargeAll.isFree) void recharge();
    else
      modal.open({
        id: 'recharge-all',
        label: t('Recharge all'),
        content: <RechargeDialog nodes={live} isAll />,
      });
  };
  return (
    <StickyOnPhones $isOn={rechargeAll.nodes > 0}>
      <Button
        variant="secondary"
        full
        icon={boltIcon}
        busy={isLoading}
        disabled={rechargeAll.nodes === 0}
        onClick={handleClick}
      >
        {rechargeAll.isFree ? t('Recharge all (free today)') : t('Recharge all')}
      </Button>
    </StickyOnPhones>
  );
}
