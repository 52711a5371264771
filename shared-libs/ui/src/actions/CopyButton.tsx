import { useEffect, useState } from 'react';
import type { ComponentPropsWithRef } from 'react';
import { checkIcon, copyIcon } from '../icons/shapes';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { Button } from './Button';
import { IconButton } from './IconButton';

const COPIED_LABEL_MS = 2000;

interface CopyButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'value' | 'onClick' | 'children'> {
  /** The text that is copied. */
  value: string;
  label: string;
  /** Shown for two seconds after a success, and announced. */
  copiedLabel: string;
  /** Shows the icon only. */
  compact?: boolean;
  /** Called when the browser denies access to the clipboard. */
  onFail: () => void;
}

/** A button that copies a text and confirms it, also to screen readers. The caller reports a failure. */
export function CopyButton({ value, label, copiedLabel, compact = false, onFail, ...rest }: CopyButtonProps) {
  // A new object for each copy, so that the effect restarts the timer when the player copies again.
  const [copy, setCopy] = useState<object | null>(null);
  const isCopied = copy !== null;

  useEffect(() => {
    if (!copy) return undefined;
    const timer = setTimeout(() => setCopy(null), COPIED_LABEL_MS);
    return () => clearTimeout(timer);
  }, [copy]);

  const handleClick = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setCopy({});
    } catch {
      onFail();
    }
  };

  const icon = isCopied ? checkIcon : copyIcon;
  return (
    <>
      {compact ? (
        <IconButton icon={icon} label={label} onClick={() => void handleClick()} {...rest} />
      ) : (
        <Button variant="secondary" size="small" icon={icon} onClick={() => void handleClick()} {...rest}>
          {isCopied ? copiedLabel : label}
        </Button>
      )}
      <VisuallyHidden role="status">{isCopied ? copiedLabel : ''}</VisuallyHidden>
    </>
  );
}
