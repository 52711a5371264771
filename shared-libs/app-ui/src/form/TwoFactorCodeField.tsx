import { useState, type ComponentProps, type RefObject } from 'react';
import { RECOVERY_CODES, TWO_FACTOR_CODE } from '@hashgrid/contracts';
import { useTranslate } from '@hashgrid/platform';
import { Button, isolateBidi, Stack, TextField } from '@hashgrid/ui';

interface TwoFactorCodeFieldProps extends Omit<
  ComponentProps<typeof TextField>,
  'label' | 'maxLength' | 'ref'
> {
  ref: RefObject<HTMLInputElement | null>;
  /** Called when the player switches to the other kind of code; should clear the value. */
  onSwitch: () => void;
}

const example = isolateBidi(RECOVERY_CODES.sample);

/** Input for a second factor: a code from the authenticator app or a recovery code, with a button that switches between them. */
export function TwoFactorCodeField({ ref, onSwitch, ...rest }: TwoFactorCodeFieldProps) {
  const t = useTranslate();
  const [isRecovery, setIsRecovery] = useState(false);
  const handleSwitch = () => {
    setIsRecovery(!isRecovery);
    onSwitch();
    ref.current?.focus();
  };
  return (
    <Stack gap={6}>
      <TextField
        ref={ref}
        label={isRecovery ? t('Recovery code') : t('Two-factor code')}
        hint={
          isRecovery
            ? t('Looks like %example%. Each recovery code works once.', { example })
            : t('Enter the 6-digit code from your authenticator app.')
        }
        variant="code"
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        // Recovery codes contain letters.
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={TWO_FACTOR_CODE.maxLength}
        {...rest}
      />
      {!rest.readOnly && (
        <Stack align="flex-start">
          <Button variant="ghost" size="small" onClick={handleSwitch}>
            {isRecovery ? t('Use authenticator app instead') : t('Use a recovery code instead')}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}
