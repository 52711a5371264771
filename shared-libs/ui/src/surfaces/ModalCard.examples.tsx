import { Button } from '../actions/Button';
import { ModalCard } from './ModalCard';

export const examples = {
  Default: (
    <ModalCard
      title="Close your account?"
      text="You’ll be logged out everywhere."
      onClose={() => undefined}
      closeLabel="Close"
      footer={
        <>
          <Button variant="ghost">Cancel</Button>
          <Button variant="danger">Close account</Button>
        </>
      }
    />
  ),
};
