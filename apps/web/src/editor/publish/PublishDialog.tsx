import { Modal } from '@playloom/design-system/Modal';

export default function PublishDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Modal open onOpenChange={onClose} title="Publish">
      <p>Publish</p>
    </Modal>
  );
}
