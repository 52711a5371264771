import { SubmitButton } from './SubmitButton';

const props = { waitText: 'You can try again in %time%.', children: 'Continue' };

export const examples = {
  Ready: <SubmitButton {...props} form={{ isBusy: false, secondsToWait: 0 }} />,
  Busy: <SubmitButton {...props} form={{ isBusy: true, secondsToWait: 0 }} />,
  'Rate limited': <SubmitButton {...props} form={{ isBusy: false, secondsToWait: 90 }} />,
  Danger: (
    <SubmitButton {...props} variant="danger" full={false} form={{ isBusy: false, secondsToWait: 0 }} />
  ),
};
