import { NOTE, RECIPIENT, type FieldErrors, type Transfer, type Wallet } from '@hashgrid/contracts';
import { useTranslate } from '@hashgrid/platform';
import { Select, TextField } from '@hashgrid/ui';
import { AmountField } from '../amount/AmountField';
import { RecentRecipients } from './RecentRecipients';

interface SendFieldsProps {
  draft: Transfer;
  errors: FieldErrors;
  wallets: readonly Wallet[];
  /** Balance of the selected token. */
  balance: string;
  onChange(changes: Partial<Transfer>): void;
}

/** Fields for recipient, token, amount and note. */
export function SendFields({ draft, errors, wallets, balance, onChange }: SendFieldsProps) {
  const t = useTranslate();
  const getErrors = (field: keyof Transfer) => errors[field]?.map((text) => t(text));
  return (
    <>
      <TextField
        label={t('Recipient')}
        name="recipient"
        required
        markRequired
        hint={t('Another player’s username')}
        error={getErrors('recipient')}
        value={draft.recipient}
        onChange={(event) => onChange({ recipient: event.target.value })}
        maxLength={RECIPIENT.maxLength}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
        dir="ltr"
      />
      <RecentRecipients onSelect={(recipient) => onChange({ recipient })} />
      <Select
        label={t('Token')}
        name="token"
        required
        markRequired
        options={wallets.map(({ symbol }) => ({ value: symbol, label: symbol }))}
        error={getErrors('token')}
        value={draft.token}
        onChange={(event) => onChange({ token: event.target.value })}
      />
      <AmountField
        amount={draft.amount}
        token={draft.token}
        balance={balance}
        error={getErrors('amount')}
        onChange={(amount) => onChange({ amount })}
      />
      <TextField
        label={t('Note (optional)')}
        name="note"
        error={getErrors('note')}
        value={draft.note ?? ''}
        onChange={(event) => onChange({ note: event.target.value })}
        maxLength={NOTE.maxLength}
        autoComplete="off"
        enterKeyHint="go"
      />
    </>
  );
}
