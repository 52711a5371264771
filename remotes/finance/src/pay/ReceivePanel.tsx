import { CopyField } from '@hashgrid/app-ui';
import { DEFAULT_TOKEN_SYMBOL } from '@hashgrid/contracts';
import { useSession, useTranslate, useWallets } from '@hashgrid/platform';
import { Panel, QrCode, Select, Stack, Text } from '@hashgrid/ui';
import { DecimalField } from '../amount/DecimalField';
import { normalizeAmount } from '../amount/normalizeAmount';
import { useTokenBalance } from '../amount/useTokenBalance';
import { validateTokenAmount } from '../amount/validateAmount';
import { createPayLink } from './createPayLink';

/** What the player requests: the token, and the amount as entered. */
export interface PaymentRequestDraft {
  token: string;
  amount: string;
}

interface ReceivePanelProps {
  draft: PaymentRequestDraft;
  onChange: (draft: PaymentRequestDraft) => void;
}

/** Form that creates a payment link and its QR code. */
function PaymentRequestForm({ username, draft, onChange }: ReceivePanelProps & { username: string }) {
  const t = useTranslate();
  const { wallets } = useWallets();
  const { token } = draft;
  const amount = normalizeAmount(draft.amount);
  const tokenBalance = useTokenBalance(token);
  const error = amount === '' ? null : validateTokenAmount(amount, tokenBalance, t);
  const link = createPayLink(window.location.origin, { to: username, token, amount: error ? '' : amount });
  const symbols = wallets.length > 0 ? wallets.map(({ symbol }) => symbol) : [DEFAULT_TOKEN_SYMBOL];
  return (
    <Stack row wrap gap={6} align="flex-start">
      <Stack gap={5} style={{ flex: '1 1 260px' }}>
        <Select
          label={t('Token')}
          name="requestToken"
          options={symbols.map((symbol) => ({ value: symbol, label: symbol }))}
          value={token}
          onChange={(event) => onChange({ ...draft, token: event.target.value })}
        />
        <DecimalField
          label={t('Amount (optional)')}
          name="requestAmount"
          error={error ? [error] : undefined}
          value={draft.amount}
          onChange={(entered) => onChange({ ...draft, amount: entered })}
        />
        <CopyField value={link} label={t('Copy payment link')} />
      </Stack>
      <Stack gap={2} align="center" style={{ flex: '0 1 208px' }}>
        <QrCode value={link} label={t('QR code for the payment link')} />
        <Text size={14} tone="soft">
          {t('Scan to open a prefilled payment.')}
        </Text>
      </Stack>
    </Stack>
  );
}

/** The username with which other players can pay this player, and a form that creates payment links. */
export function ReceivePanel(props: ReceivePanelProps) {
  const t = useTranslate();
  const { user } = useSession();
  if (!user) return null;
  return (
    <Stack gap={6}>
      <Panel title={t('Your username')}>
        <Stack gap={4}>
          <Text tone="soft">{t('Other players can pay you with your username.')}</Text>
          <CopyField value={user.username} label={t('Copy username')} large />
        </Stack>
      </Panel>
      <Panel title={t('Request a payment')}>
        <PaymentRequestForm username={user.username} {...props} />
      </Panel>
    </Stack>
  );
}
