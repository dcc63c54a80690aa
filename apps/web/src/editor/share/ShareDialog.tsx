import { Modal } from '@playloom/design-system/Modal';

export default function ShareDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Modal open onOpenChange={onClose} title="Share">
      <p>Share</p>
    </Modal>
  );
}
