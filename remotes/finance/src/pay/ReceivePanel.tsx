import { useState } from 'react';
import { compareDecimals, DEFAULT_TOKEN_SYMBOL, isDecimal } from '@hashgrid/contracts';
import { useSession, useTranslate, useWallets } from '@hashgrid/platform';
import { CopyButton, Panel, Select, Stack, Text, TextField } from '@hashgrid/ui';
import { PayCode } from './PayCode';
import { payLink } from './payLink';
import { readAmount } from './readAmount';

const isAmount = (amount: string) => isDecimal(amount) && compareDecimals(amount, '0') > 0;

function RequestLink({ username }: { username: string }) {
  const t = useTranslate();
  const { wallets } = useWallets();
  const [token, setToken] = useState(DEFAULT_TOKEN_SYMBOL);
  const [typed, setTyped] = useState('');
  const amount = readAmount(typed);
  const hasError = amount !== '' && !isAmount(amount);
  const link = payLink(window.location.origin, { to: username, token, amount: hasError ? '' : amount });
  const symbols = wallets.length > 0 ? wallets.map(({ symbol }) => symbol) : [DEFAULT_TOKEN_SYMBOL];
  return (
    <Stack gap={5}>
      <Select
        label={t('Token')}
        name="requestToken"
        options={symbols.map((symbol) => ({ value: symbol, label: symbol }))}
        value={token}
        onChange={(event) => setToken(event.target.value)}
      />
      <TextField
        label={t('Requested amount (optional)')}
        name="requestAmount"
        error={hasError ? [t('Write the amount with digits and one point, such as 12.5.')] : undefined}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
      />
      <PayCode dir="ltr">{link}</PayCode>
      <CopyButton value={link} label={t('Copy payment link')} copiedLabel={t('Copied')} />
    </Stack>
  );
}

/** How to be paid: the player's name is the pay code, and a link asks for an amount. */
export function ReceivePanel() {
  const t = useTranslate();
  const { user } = useSession();
  if (!user) return null;
  return (
    <Stack gap={6}>
      <Panel title={t('Your pay code')}>
        <Stack gap={4}>
          <Text tone="soft">{t('Other players pay you by your username.')}</Text>
          <PayCode dir="ltr" $isLarge>
            {user.username}
          </PayCode>
          <CopyButton value={user.username} label={t('Copy pay code')} copiedLabel={t('Copied')} />
        </Stack>
      </Panel>
      <Panel title={t('Ask for an amount')}>
        <RequestLink username={user.username} />
      </Panel>
    </Stack>
  );
}
