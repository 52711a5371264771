import type { ReactNode } from 'react';
import { Button } from '../actions/Button';
import { Countdown } from './Countdown';

/** The part of the state of a form that its submit button shows. */
export interface FormStatus {
  isBusy: boolean;
  /** Seconds until the form can be sent again; 0 if it can. */
  secondsToWait: number;
}

interface SubmitButtonProps {
  /** The return value of `useForm`. */
  form: FormStatus;
  /** A translated text that is shown during a rate limit; the time left replaces `%time%`. */
  waitText: string;
  variant?: 'primary' | 'danger';
  /** Fills the width of its container. */
  full?: boolean;
  children: ReactNode;
}

/** Submits the form it is in, and counts down during a rate limit. */
export function SubmitButton({ form, waitText, variant, full = true, children }: SubmitButtonProps) {
  const { isBusy, secondsToWait } = form;
  const isWaiting = secondsToWait > 0;
  return (
    <>
      {isWaiting && <Countdown text={waitText} seconds={secondsToWait} />}
      <Button
        type="submit"
        variant={variant}
        full={full}
        busy={isBusy}
        aria-disabled={isWaiting || undefined}
      >
        {children}
      </Button>
    </>
  );
}
