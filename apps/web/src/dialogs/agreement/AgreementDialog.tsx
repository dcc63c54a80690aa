import type { DialogOf, DialogProps } from '../DialogProps.ts';
import { AgreementModal } from './AgreementModal.tsx';

export default function AgreementDialog({ dialog, open, onClose }: DialogProps<DialogOf<'agreement'>>) {
  return <AgreementModal type={dialog.type} open={open} onClose={onClose} />;
}
