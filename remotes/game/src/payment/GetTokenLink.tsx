import { DEFAULT_TOKEN_SYMBOL, MINED_TOKEN_SYMBOL, SCREENS } from '@hashgrid/contracts';
import { AppLink, useTranslate } from '@hashgrid/platform';

/** Where a player who lacks a token gets it: a swap of the other one. */
export function GetTokenLink({ token }: { token: string }) {
  const t = useTranslate();
  const from = token === DEFAULT_TOKEN_SYMBOL ? MINED_TOKEN_SYMBOL : DEFAULT_TOKEN_SYMBOL;
  return (
    <AppLink to={`${SCREENS.wallet}?exchange=${from}`}>
      {t('Swap %from% for %to%', { from, to: token })}
    </AppLink>
  );
}
