import type { FieldErrors, Transfer, Wallet } from '@hashgrid/contracts';
import { useTranslate } from '@hashgrid/platform';
import { Select, TextField } from '@hashgrid/ui';
import { AmountField } from '../amount/AmountField';

const NOTE_MAX_LENGTH = 140;

interface SendFieldsProps {
  draft: Transfer;
  errors: FieldErrors;
  wallets: readonly Wallet[];
  /** What there is of the chosen token. */
  balance: string;
  onChange(changes: Partial<Transfer>): void;
}

/** Who, which token, how much, and a note. */
export function SendFields({ draft, errors, wallets, balance, onChange }: SendFieldsProps) {
  const t = useTranslate();
  return (
    <>
      <TextField
        label={t('Recipient')}
        name="recipient"
        hint={t('Another player’s username')}
        error={errors.recipient}
        value={draft.recipient}
        onChange={(event) => onChange({ recipient: event.target.value })}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
      />
      <Select
        label={t('Token')}
        name="token"
        options={wallets.map(({ symbol }) => ({ value: symbol, label: symbol }))}
        error={errors.token}
        value={draft.token}
        onChange={(event) => onChange({ token: event.target.value })}
      />
      <AmountField
        amount={draft.amount}
        token={draft.token}
        balance={balance}
        error={errors.amount}
        onChange={(amount) => onChange({ amount })}
      />
      <TextField
        label={t('Note (optional)')}
        name="note"
        error={errors.note}
        value={draft.note ?? ''}
        onChange={(event) => onChange({ note: event.target.value })}
        maxLength={NOTE_MAX_LENGTH}
        autoComplete="off"
      />
    </>
  );
}
