import { Modal } from '@playloom/design-system/Modal';

export default function VersionsDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Modal open onOpenChange={onClose} title="Versions">
      <p>Versions</p>
    </Modal>
  );
}
