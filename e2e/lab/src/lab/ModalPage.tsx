import { useModal, useToast } from '@hashgrid/platform';

/** `/lab/modal`: opens modals of each kind, and a toast with markup that must be shown as text. */
export default function ModalPage() {
  const modal = useModal();
  const toast = useToast();
  const content = (
    <div style={{ padding: 24, background: '#0E131D' }}>
      <p>Inside</p>
      <button onClick={modal.dismiss}>Close dialog</button>
      <button>Another</button>
    </div>
  );
  const tall = <div style={{ blockSize: 4000, background: '#0E131D' }}>Tall</div>;
  return (
    <div style={{ minBlockSize: '300vh' }}>
      <h1>Lab</h1>
      <button onClick={() => modal.open({ id: 'plain', content, label: 'Plain' })}>Open plain</button>
      <button
        onClick={() =>
          modal.open({ id: 'non-dismissible', content, label: 'Non-dismissible', dismissible: false })
        }
      >
        Open non-dismissible
      </button>
      <button onClick={() => modal.open({ id: 'tall', content: tall, label: 'Tall' })}>Open tall</button>
      <button onClick={() => modal.open({ id: 'wide', content, label: 'Wide', width: 640 })}>
        Open wide
      </button>
      <button onClick={() => toast.error('<img src=x onerror="document.title=1"> is text')}>
        Send a toast
      </button>
    </div>
  );
}
