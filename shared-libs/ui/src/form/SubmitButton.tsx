import type { ReactNode } from 'react';
import { Button } from '../actions/Button';
import { Countdown } from './Countdown';

interface SubmitButtonProps {
  /** What `useForm` gave. */
  form: { isBusy: boolean; secondsToWait: number };
  /** Shown while the server wants the form to wait, translated; `%time%` in it becomes the time left. */
  waitText: string;
  variant?: 'primary' | 'danger';
  /** As wide as its container. */
  full?: boolean;
  children: ReactNode;
}

/** Sends the form that it stands in, once at a time, and counts down while the server wants it to wait. */
export function SubmitButton({ form, waitText, variant, full = true, children }: SubmitButtonProps) {
  const { isBusy, secondsToWait } = form;
  const isWaiting = secondsToWait > 0;
  return (
    <>
      {isWaiting && <Countdown text={waitText} seconds={secondsToWait} />}
      <Button type="submit" variant={variant} full={full} busy={isBusy} disabled={isWaiting}>
        {children}
      </Button>
    </>
  );
}
