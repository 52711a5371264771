import { DEFAULT_TOKEN_SYMBOL, MINED_TOKEN_SYMBOL, SCREENS } from '@hashgrid/contracts';
import { AppLink, useTranslate, useWallets } from '@hashgrid/platform';

/** Link for a player who lacks a token: to a swap of the other token, or to the unpaid rewards if there is nothing to swap. */
export function GetTokenLink({ token }: { token: string }) {
  const t = useTranslate();
  const { wallets } = useWallets();
  const from = token === DEFAULT_TOKEN_SYMBOL ? MINED_TOKEN_SYMBOL : DEFAULT_TOKEN_SYMBOL;
  const balance = wallets.find(({ symbol }) => symbol === from)?.balance;
  if (Number(balance) === 0) return <AppLink to={SCREENS.dashboard}>{t('Collect your ORE')}</AppLink>;
  return (
    <AppLink to={`${SCREENS.wallet}?exchange=${from}`}>
      {t('Swap %from% for %to%', { from, to: token })}
    </AppLink>
  );
}
