import type { ReactNode } from 'react';
import * as Dialog from 'radix-ui/dialog';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import X from 'lucide-react/icons/x';
import { IconButton } from '../../inputs/IconButton/IconButton.tsx';
import { DensityContext } from '../../styling/DensityContext.ts';
import { joinClasses } from '../../styling/joinClasses.ts';
import { trapTabFocus } from './trapTabFocus.ts';
import { getModalWidthStyle } from './getModalWidthStyle.ts';
import type { ModalSize } from './getModalWidthStyle.ts';
import { useCloseOnBack } from './useCloseOnBack.ts';
import { useDialogFocusReturn } from './useDialogFocusReturn.ts';
import { useStyleNonce } from '../../styling/styleNonce.ts';

export type ModalProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  children: ReactNode;
  size?: ModalSize;
  /** One line below the title. Screen readers read it after the title. */
  description?: ReactNode;
  /** If set, the dialog has a back arrow. */
  onBack?: () => void;
  /** Content between the back arrow and the close button, such as steps or a logo. */
  header?: ReactNode;
  footer?: ReactNode;
  /** False for dialogs that require an answer. They have no close button, and Escape and clicks outside do nothing. */
  dismissable?: boolean;
  className?: string;
};

export function Modal(props: ModalProps) {
  const { open, onOpenChange, title, children, size = 'sm', description, onBack, header, footer } = props;
  const { dismissable = true, className } = props;
  const returnFocus = useDialogFocusReturn(open);
  useCloseOnBack(open && dismissable, () => onOpenChange(false));
  useStyleNonce();

  function handleOutside(event: { target: EventTarget | null; preventDefault: () => void }) {
    // Toasts are above the dialog, and clicking one must not close the dialog.
    const inToast = event.target instanceof Element && event.target.closest('[data-toast-region]');
    if (!dismissable || inToast) event.preventDefault();
  }

  const titleInHead = !header && !onBack;
  const heading = (
    <Dialog.Title
      className={joinClasses('text-dialog tracking-[-.03em]', !description && !titleInHead && 'mb-[22px]')}
    >
      {title}
    </Dialog.Title>
  );

  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="pl-scrim">
          <Dialog.Content
            className={joinClasses('pl-modal', className)}
            data-size={size}
            style={getModalWidthStyle(size)}
            {...(description ? {} : { 'aria-describedby': undefined })}
            onKeyDownCapture={trapTabFocus}
            onOpenAutoFocus={focusFirstField}
            onCloseAutoFocus={returnFocus}
            onInteractOutside={handleOutside}
            onEscapeKeyDown={(event) => !dismissable && event.preventDefault()}
          >
            <DensityContext value={undefined}>
              <div className="pl-modal-head" data-plain={titleInHead ? '' : undefined}>
                {titleInHead && heading}
                {onBack && (
                  <IconButton label="Back" onClick={onBack}>
                    <ArrowLeft size={22} aria-hidden="true" />
                  </IconButton>
                )}
                {header && <div className="col-start-2 flex min-w-0 justify-center">{header}</div>}
                {dismissable && (
                  <Dialog.Close asChild>
                    <IconButton label="Close" className="col-start-3">
                      <X size={22} aria-hidden="true" />
                    </IconButton>
                  </Dialog.Close>
                )}
              </div>
            </DensityContext>
            <div className="pl-modal-body">
              {!titleInHead && heading}
              {description && (
                <Dialog.Description className="mt-2 mb-[22px] text-text-2">{description}</Dialog.Description>
              )}
              {children}
            </div>
            {footer && <div className="pl-modal-foot">{footer}</div>}
          </Dialog.Content>
        </Dialog.Overlay>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Focuses the first field, link or button of the content instead of the close button, or else the dialog itself. */
function focusFirstField(event: Event): void {
  const dialog = event.currentTarget as HTMLElement;
  const wanted =
    dialog.querySelector<HTMLElement>('[autofocus],[data-autofocus]') ??
    dialog.querySelector<HTMLElement>(
      'input:not(:disabled, [type=hidden], [hidden]),textarea:not(:disabled)',
    ) ??
    dialog.querySelector<HTMLElement>('.pl-modal-body :is(a[href],button:not(:disabled))') ??
    dialog;
  event.preventDefault();
  wanted.focus({ preventScroll: true });
}
