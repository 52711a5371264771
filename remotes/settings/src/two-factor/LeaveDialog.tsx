import { useModal, useTranslate } from '@hashgrid/platform';
import { Button, ModalCard } from '@hashgrid/ui';

/** Asks for confirmation before the player leaves the page without having saved the recovery codes. */
export function LeaveDialog({ onLeave }: { onLeave: () => void }) {
  const t = useTranslate();
  const { dismiss } = useModal();
  const handleLeave = () => {
    dismiss();
    onLeave();
  };
  return (
    <ModalCard
      title={t('Leave without saving your codes?')}
      text={t(
        'You won’t be able to see them again. Without them, losing your phone locks you out of your account.',
      )}
      footer={
        <>
          <Button variant="danger" onClick={handleLeave}>
            {t('Leave anyway')}
          </Button>
          <Button onClick={dismiss} data-autofocus="">
            {t('Stay')}
          </Button>
        </>
      }
    />
  );
}
