import { Modal } from '@playloom/design-system/Modal';

export default function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Modal open onOpenChange={onClose} title="Import">
      <p>Import</p>
    </Modal>
  );
}
