import { useState } from 'react';
import { IconButton } from '../actions/IconButton';
import { eyeIcon, eyeOffIcon } from '../icons/shapes';
import { TextField } from './TextField';
import type { TextFieldProps } from './TextField';

interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'after' | 'look'> {
  /** Names of the button that shows and hides what is typed. */
  showLabel: string;
  hideLabel: string;
}

/** A password that can be looked at while it is typed. */
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
