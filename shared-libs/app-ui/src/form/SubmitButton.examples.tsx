import { SubmitButton } from './SubmitButton';

export const examples = {
  Ready: <SubmitButton form={{ isBusy: false, secondsToWait: 0 }}>Save changes</SubmitButton>,
  Busy: <SubmitButton form={{ isBusy: true, secondsToWait: 0 }}>Save changes</SubmitButton>,
  'Rate limited': <SubmitButton form={{ isBusy: false, secondsToWait: 90 }}>Save changes</SubmitButton>,
};
