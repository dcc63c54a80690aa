import { Modal } from '@playloom/design-system/Modal';
import { useSession, useStore } from '../../session/SessionContext.ts';
import { explanations } from './explanations.ts';

/** Explains the part of the editor in the active tab. */
export default function ExplanationDialog({ onClose }: { readonly onClose: () => void }) {
  const { tabs, front } = useStore(useSession().workspace);
  const { title, text, docs } = explanations[tabs[front]?.kind ?? 'map'];
  return (
    <Modal open onOpenChange={onClose} title={title}>
      <p className="text-text-2">{text}</p>
      <p className="mt-4">
        <a className="text-sky underline" href={docs} target="_blank" rel="noreferrer">
          Learn more in the documentation
        </a>
      </p>
    </Modal>
  );
}
