import { useState } from 'react';
import { Button } from '../actions/Button';
import { FocusOnMount } from './FocusOnMount';

function Steps() {
  const [step, setStep] = useState(1);
  return (
    <>
      <FocusOnMount key={step} label={`Step ${step}`} disabled={step === 1}>
        Step {step}
      </FocusOnMount>
      <Button onClick={() => setStep(step + 1)}>Next step</Button>
    </>
  );
}

export const examples = {
  'A step that takes the focus': () => <Steps />,
};
