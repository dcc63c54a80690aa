export { Banner } from './Banner.tsx';
export type { BannerProps, BannerTone } from './Banner.tsx';
export { Button } from './Button.tsx';
export type { ButtonProps, ButtonSize, ButtonVariant } from './Button.tsx';
export { Checkbox } from './Checkbox.tsx';
export type { CheckboxProps } from './Checkbox.tsx';
export { createToastStore, DEFAULT_TOAST_DURATION_MS, DEFAULT_TOAST_TYPE } from './createToastStore.ts';
export type {
  ToastDetail,
  ToastOptions,
  ToastState,
  ToastStore,
  ToastTimers,
  ToastType,
} from './createToastStore.ts';
export { EmptyState } from './EmptyState.tsx';
export type { EmptyStateProps } from './EmptyState.tsx';
export { Field } from './Field.tsx';
export type { FieldProps } from './Field.tsx';
export { IconButton } from './IconButton.tsx';
export type { IconButtonProps } from './IconButton.tsx';
export { joinClasses } from './joinClasses.ts';
export { Logo } from './Logo.tsx';
export type { LogoProps } from './Logo.tsx';
export { Modal } from './Modal.tsx';
export type { ModalProps } from './Modal.tsx';
export { MODAL_WIDTHS } from './modalWidth.ts';
export type { ModalSize } from './modalWidth.ts';
export { PasswordInput } from './PasswordInput.tsx';
export type { PasswordInputProps, PasswordStrength } from './PasswordInput.tsx';
export { Skeleton } from './Skeleton.tsx';
export { Spinner } from './Spinner.tsx';
export type { SpinnerProps } from './Spinner.tsx';
export { TextInput } from './TextInput.tsx';
export type { TextInputProps } from './TextInput.tsx';
export { Toast } from './Toast.tsx';
export type { ToastProps } from './Toast.tsx';
export { ToastRegion } from './ToastRegion.tsx';
export { VisuallyHidden } from './VisuallyHidden.tsx';
