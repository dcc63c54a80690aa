import type { AgreementType } from '@playloom/api-contract';
import { LinkText, Modal, Spinner } from '@playloom/design-system';
import { useState } from 'react';

export const AGREEMENT_TITLES: Record<AgreementType, string> = {
  tos: 'Terms and Conditions',
  pp: 'Privacy Policy',
};

interface AgreementModalProps {
  type: AgreementType;
  open: boolean;
  onClose: () => void;
}

/** Shows the agreement in its own modal, over the dialog that asks for consent. */
export function AgreementModal({ type, open, onClose }: AgreementModalProps) {
  const title = AGREEMENT_TITLES[type];
  const [loadedType, setLoadedType] = useState<AgreementType | null>(null);
  return (
    <Modal
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={title}
      size="lg"
      footer={
        <LinkText href={`/agreement/${type}`} target="_blank" rel="noreferrer" tone="sun" className="mr-auto">
          Open full page
        </LinkText>
      }
      className="[&>.pl-modal-body]:flex [&>.pl-modal-body]:flex-col [&>.pl-modal-body]:p-0"
    >
      <div className="relative min-h-[min(60dvh,560px)] w-full flex-1">
        {loadedType !== type && (
          <div className="absolute inset-0 grid place-items-center">
            <Spinner size={28} label={`Loading ${title}`} />
          </div>
        )}
        <iframe
          key={type}
          src={`/agreement/${type}/text`}
          title={title}
          onLoad={() => setLoadedType(type)}
          className="absolute inset-x-px inset-y-0 h-full w-[calc(100%-2px)]"
        />
      </div>
    </Modal>
  );
}
