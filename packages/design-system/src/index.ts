export { Accordion } from './layout/Accordion/Accordion.tsx';
export { Avatar } from './layout/Avatar/Avatar.tsx';
export { Badge } from './feedback/Badge/Badge.tsx';
export type { BadgeTone } from './feedback/Badge/Badge.tsx';
export { Banner } from './feedback/Banner/Banner.tsx';
export { Braid } from './layout/Braid/Braid.tsx';
export { Button } from './inputs/Button/Button.tsx';
export type { ButtonVariant, ButtonSize, ButtonProps } from './inputs/Button/Button.tsx';
export { Card, CardCover, CardTag } from './layout/Card/Card.tsx';
export { CharacterCounter } from './inputs/CharacterCounter/CharacterCounter.tsx';
export { Checkbox } from './inputs/Checkbox/Checkbox.tsx';
export { closeOnBack } from './overlays/Modal/closeOnBack.ts';
export { ConfirmDialog } from './overlays/ConfirmDialog/ConfirmDialog.tsx';
export { Disclosure } from './layout/Disclosure/Disclosure.tsx';
export {
  DropdownMenu,
  MenuItem,
  MenuLink,
  MenuCheckItem,
  MenuLabel,
  MenuSeparator,
} from './overlays/DropdownMenu/DropdownMenu.tsx';
export { EmptyState } from './feedback/EmptyState/EmptyState.tsx';
export { ErrorState } from './feedback/ErrorState/ErrorState.tsx';
export { LabeledField } from './inputs/LabeledField/LabeledField.tsx';
export { IconButton } from './inputs/IconButton/IconButton.tsx';
export { Kbd } from './layout/Kbd/Kbd.tsx';
export { LinkText } from './navigation/LinkText/LinkText.tsx';
export { LiveDot } from './feedback/LiveDot/LiveDot.tsx';
export { Logo } from './layout/Logo/Logo.tsx';
export { Modal } from './overlays/Modal/Modal.tsx';
export type { ModalProps } from './overlays/Modal/Modal.tsx';
export { Panel } from './layout/Panel/Panel.tsx';
export { PasswordInput } from './inputs/PasswordInput/PasswordInput.tsx';
export type { PasswordStrength } from './inputs/PasswordInput/PasswordInput.tsx';
export { Pill } from './navigation/Pill/Pill.tsx';
export { PinInput } from './inputs/PinInput/PinInput.tsx';
export { ProgressBar } from './feedback/ProgressBar/ProgressBar.tsx';
export { RadioGroup } from './inputs/RadioGroup/RadioGroup.tsx';
export {
  IMAGE_WIDTHS,
  DEFAULT_IMAGE_QUALITY,
  ResponsiveImage,
  getImageUrl,
} from './layout/ResponsiveImage/ResponsiveImage.tsx';
export { SearchInput } from './inputs/SearchInput/SearchInput.tsx';
export { Select } from './inputs/Select/Select.tsx';
export { Skeleton } from './feedback/Skeleton/Skeleton.tsx';
export { SkipLink } from './navigation/SkipLink/SkipLink.tsx';
export { Spinner } from './layout/Spinner/Spinner.tsx';
export { StepIndicator } from './navigation/StepIndicator/StepIndicator.tsx';
export { Switch } from './inputs/Switch/Switch.tsx';
export { Tabs } from './navigation/Tabs/Tabs.tsx';
export { TextInput } from './inputs/TextInput/TextInput.tsx';
export { Textarea } from './inputs/Textarea/Textarea.tsx';
export { ThreadDivider } from './layout/ThreadDivider/ThreadDivider.tsx';
export { Toast } from './overlays/Toast/Toast.tsx';
export { ToastRegion } from './overlays/ToastRegion/ToastRegion.tsx';
export { Tooltip } from './overlays/Tooltip/Tooltip.tsx';
export { VisuallyHidden } from './layout/VisuallyHidden/VisuallyHidden.tsx';
export { createToastStore } from './overlays/Toast/createToastStore.ts';
export type { ToastOptions, ToastStore } from './overlays/Toast/createToastStore.ts';
export { fontFiles } from './fonts/fontFiles.ts';
export { joinClasses } from './styling/joinClasses.ts';
export { MODAL_WIDTHS } from './overlays/Modal/getModalWidthStyle.ts';
export type { ModalSize } from './overlays/Modal/getModalWidthStyle.ts';
export { truncateText } from './text/truncateText.ts';
