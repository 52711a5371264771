import type { ReactNode } from 'react';
import { Button } from '../actions/Button';
import { Countdown } from './Countdown';

/** What a form's button shows of it. */
export interface FormStatus {
  isBusy: boolean;
  /** Seconds until the form can be sent again; 0 if it can. */
  secondsToWait: number;
}

interface SubmitButtonProps {
  /** The return value of `useForm`. */
  form: FormStatus;
  /** Shown during a rate limit, translated; `%time%` in it becomes the time left. */
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
