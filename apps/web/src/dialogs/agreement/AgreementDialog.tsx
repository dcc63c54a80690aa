import type { DialogByKind, DialogProps } from '../DialogProps.ts';
import { AgreementModal } from './AgreementModal.tsx';

export default function AgreementDialog({ dialog, open, onClose }: DialogProps<DialogByKind<'agreement'>>) {
  return <AgreementModal type={dialog.type} open={open} onClose={onClose} />;
}
