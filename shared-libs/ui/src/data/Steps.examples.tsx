import { Steps } from './Steps';

const STEPS = ['Details', 'Document', 'Selfie', 'Review'];

export const examples = {
  First: <Steps label="Verification steps, first" steps={STEPS} current={0} />,
  Last: <Steps label="Verification steps, last" steps={STEPS} current={3} />,
};
