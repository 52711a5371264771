import { useState } from 'react';
import { REFERRAL_CODE } from '@hashgrid/contracts';
import { useTranslate } from '@hashgrid/platform';
import { isolateBidi, successIcon, TextField, theme, warnIcon } from '@hashgrid/ui';
import type { FieldProps } from '../form/FieldProps';
import { ReferralNote } from './ReferralNote';
import { useReferralCheck } from './useReferralCheck';

interface ReferralFieldProps {
  field: FieldProps;
  initialCode: string;
}

/** Optional referral code. An unknown code warns but never blocks the sign-up. */
export function ReferralField({ field, initialCode }: ReferralFieldProps) {
  const t = useTranslate();
  /** The code that is looked up; empty while the player types. */
  const [checkedCode, setCheckedCode] = useState(initialCode);
  const { invitedBy, isUnknown } = useReferralCheck(checkedCode);
  return (
    <TextField
      {...field}
      label={t('Referral code (optional)')}
      defaultValue={initialCode}
      maxLength={REFERRAL_CODE.maxLength}
      variant="mono"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      onChange={() => {
        field.onChange();
        setCheckedCode('');
      }}
      onBlur={(event) => setCheckedCode(event.target.value.trim())}
      hint={
        <span role="status">
          {isUnknown && (
            <ReferralNote icon={warnIcon} color={theme.color.warn}>
              {t('We don’t recognize this code. You can still sign up without it.')}
            </ReferralNote>
          )}
          {invitedBy && (
            <ReferralNote icon={successIcon} color={theme.color.gain}>
              {t('Invited by %name%.', { name: isolateBidi(invitedBy) })}
            </ReferralNote>
          )}
        </span>
      }
    />
  );
}
