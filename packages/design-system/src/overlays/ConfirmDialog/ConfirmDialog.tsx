import { useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import * as AlertDialog from 'radix-ui/alert-dialog';
import { Button } from '../../inputs/Button/Button.tsx';
import { trapTabFocus } from '../Modal/trapTabFocus.ts';
import { getModalWidthStyle } from '../Modal/getModalWidthStyle.ts';
import type { ModalSize } from '../Modal/getModalWidthStyle.ts';
import { useCloseOnBack } from '../Modal/useCloseOnBack.ts';
import { useDialogFocusReturn } from '../Modal/useDialogFocusReturn.ts';
import { useStyleNonce } from '../../styling/styleNonce.ts';

export type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** Text that says what will happen, in one sentence. */
  children?: ReactNode;
  confirmText?: string;
  cancelText?: string;
  /**
   * The dialog closes when this returns or its promise resolves. While the promise is pending, the dialog is busy; if
   * it rejects, the dialog stays open.
   */
  onConfirm: () => void | Promise<void>;
  /** Set for actions that can't be undone. */
  danger?: boolean;
  size?: ModalSize;
};

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, children, onConfirm, danger = false, size = 'sm' } = props;
  const { confirmText = 'Yes', cancelText = 'Cancel' } = props;
  const [isBusy, setIsBusy] = useState(false);
  const returnFocus = useDialogFocusReturn(open);
  useCloseOnBack(open && !isBusy, () => onOpenChange(false));
  useStyleNonce();

  async function handleConfirm(event: MouseEvent) {
    event.preventDefault();
    setIsBusy(true);
    try {
      await onConfirm();
      onOpenChange(false);
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !isBusy && onOpenChange(next)}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="pl-scrim" data-alert>
          <AlertDialog.Content
            className="pl-modal"
            data-alert
            data-size={size}
            style={getModalWidthStyle(size)}
            onKeyDownCapture={trapTabFocus}
            onCloseAutoFocus={returnFocus}
            {...(children ? {} : { 'aria-describedby': undefined })}
          >
            <div className="overflow-y-auto px-7 pt-7 pb-6">
              <AlertDialog.Title className="text-[1.625rem]">{title}</AlertDialog.Title>
              {children && (
                <AlertDialog.Description asChild>
                  <div className="mt-3 text-text-2">{children}</div>
                </AlertDialog.Description>
              )}
              <div className="mt-6 flex flex-wrap justify-end gap-3 [&>*]:flex-1">
                <AlertDialog.Cancel asChild>
                  <Button>{cancelText}</Button>
                </AlertDialog.Cancel>
                <AlertDialog.Action asChild onClick={(event) => void handleConfirm(event)}>
                  <Button variant={danger ? 'danger' : 'primary'} loading={isBusy}>
                    {confirmText}
                  </Button>
                </AlertDialog.Action>
              </div>
            </div>
          </AlertDialog.Content>
        </AlertDialog.Overlay>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
