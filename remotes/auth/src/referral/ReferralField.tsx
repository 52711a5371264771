import { useState } from 'react';
import { REFERRAL_CODE } from '@hashgrid/contracts';
import { useTranslate } from '@hashgrid/platform';
import { successIcon, TextField, theme, warnIcon } from '@hashgrid/ui';
import { isolate } from '../frame/isolate';
import { ReferralNote } from './ReferralNote';
import { useReferral } from './useReferral';

interface ReferralFieldProps {
  field: { name: string; error: readonly string[]; onChange: () => void };
  initialCode: string;
}

/** The code of whoever invited. A code that nobody has warns and never blocks. */
export function ReferralField({ field, initialCode }: ReferralFieldProps) {
  const t = useTranslate();
  const [code, setCode] = useState(initialCode);
  const { invitedBy, isUnknown } = useReferral(code);
  return (
    <TextField
      {...field}
      label={t('Referral code (optional)')}
      defaultValue={initialCode}
      maxLength={REFERRAL_CODE.maxLength}
      look="mono"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      onChange={() => {
        field.onChange();
        setCode('');
      }}
      onBlur={(event) => setCode(event.target.value.trim())}
      hint={
        <span role="status">
          {isUnknown && (
            <ReferralNote icon={warnIcon} color={theme.color.warn}>
              {t('We don’t recognize this code. You can still sign up without it.')}
            </ReferralNote>
          )}
          {invitedBy && (
            <ReferralNote icon={successIcon} color={theme.color.gain}>
              {t('Invited by %name%.', { name: isolate(invitedBy) })}
            </ReferralNote>
          )}
        </span>
      }
    />
  );
}
