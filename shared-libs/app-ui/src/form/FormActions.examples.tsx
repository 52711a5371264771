import { FormActions } from './FormActions';

const IDLE = { isBusy: false, secondsToWait: 0 };

export const examples = {
  Default: <FormActions form={IDLE} confirm="Turn on" onCancel={() => undefined} />,
  'Rate limited': (
    <FormActions form={{ ...IDLE, secondsToWait: 90 }} confirm="Turn on" onCancel={() => undefined} />
  ),
  'Cannot be confirmed': <FormActions form={IDLE} confirm={null} onCancel={() => undefined} />,
};
