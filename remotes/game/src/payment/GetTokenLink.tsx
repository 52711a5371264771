import {
  compareDecimals,
  DEFAULT_TOKEN_SYMBOL,
  getExchangePath,
  isZeroDecimal,
  MINED_TOKEN_SYMBOL,
  SCREENS,
} from '@hashgrid/contracts';
import { AppLink, useTranslate, useWallets } from '@hashgrid/platform';
import { useGetOverviewQuery } from '../api/gameApi';

interface GetTokenLinkProps {
  token: string;
  /** Amount that the player lacks, a decimal string. */
  missing: string;
}

/** Returns whether the unpaid rewards can be collected and cover what is missing, and whether that is still loading. */
function useRewards({ token, missing }: GetTokenLinkProps) {
  const { data, isLoading } = useGetOverviewQuery(undefined, { skip: token !== MINED_TOKEN_SYMBOL });
  const isEnough = data?.canCollect === true && compareDecimals(data.unpaid.total, missing) >= 0;
  return { isEnough, isLoading };
}

/**
 * Link for a player who lacks a token: to the unpaid rewards if they cover what is missing or there is nothing to swap, else to a swap
 * of the other token.
 */
export function GetTokenLink(props: GetTokenLinkProps) {
  const { token } = props;
  const t = useTranslate();
  const { wallets } = useWallets();
  const rewards = useRewards(props);
  const from = token === DEFAULT_TOKEN_SYMBOL ? MINED_TOKEN_SYMBOL : DEFAULT_TOKEN_SYMBOL;
  const balance = wallets.find(({ symbol }) => symbol === from)?.balance;
  const [to, text] =
    rewards.isEnough || (balance !== undefined && isZeroDecimal(balance))
      ? [SCREENS.dashboard, t('Collect your ORE')]
      : [getExchangePath(from), t('Swap %from% for %to%', { from, to: token })];
  // A link must not turn into another one while the player presses it, nor prefetch a screen that it may not lead to. Only its space is reserved.
  if (rewards.isLoading) return <span style={{ visibility: 'hidden' }}>{text}</span>;
  return <AppLink to={to}>{text}</AppLink>;
}
