import { useState } from 'react';
import { IconButton } from '../actions/IconButton';
import { eyeIcon, eyeOffIcon } from '../icons/shapes';
import { TextField } from './TextField';
import type { TextFieldProps } from './TextField';

interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'after' | 'variant' | 'hideLabel'> {
  /** Accessible names of the button that shows and hides the password. */
  showLabel: string;
  hideLabel: string;
}

/** A password input with a button that shows and hides the password. */
export function PasswordField({ showLabel, hideLabel, ...rest }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      dir="ltr"
      {...rest}
      type={isShown ? 'text' : 'password'}
      after={
        <IconButton
          icon={isShown ? eyeOffIcon : eyeIcon}
          label={isShown ? hideLabel : showLabel}
          disabled={rest.disabled}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  );
}
