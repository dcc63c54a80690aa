export { Accordion } from './Accordion.tsx';
export type { AccordionItem, AccordionProps } from './Accordion.tsx';
export { Avatar } from './Avatar.tsx';
export type { AvatarProps } from './Avatar.tsx';
export { Badge } from './Badge.tsx';
export type { BadgeTone, BadgeProps } from './Badge.tsx';
export { Banner } from './Banner.tsx';
export type { BannerTone, BannerProps } from './Banner.tsx';
export { Braid } from './Braid.tsx';
export type { BraidProps } from './Braid.tsx';
export { Button } from './Button.tsx';
export type { ButtonVariant, ButtonSize, ButtonProps } from './Button.tsx';
export { Card, CardCover, CardTag } from './Card.tsx';
export type { CardProps } from './Card.tsx';
export { CharacterCounter } from './CharacterCounter.tsx';
export { Checkbox } from './Checkbox.tsx';
export type { CheckboxProps } from './Checkbox.tsx';
export { closeOnBack } from './closeOnBack.ts';
export { ConfirmDialog } from './ConfirmDialog.tsx';
export type { ConfirmDialogProps } from './ConfirmDialog.tsx';
export { Disclosure } from './Disclosure.tsx';
export type { DisclosureProps } from './Disclosure.tsx';
export {
  DropdownMenu,
  MenuItem,
  MenuLink,
  MenuCheckItem,
  MenuLabel,
  MenuSeparator,
} from './DropdownMenu.tsx';
export type { DropdownMenuProps, MenuItemProps, MenuCheckItemProps } from './DropdownMenu.tsx';
export { EmptyState } from './EmptyState.tsx';
export type { EmptyStateProps } from './EmptyState.tsx';
export { ErrorState } from './ErrorState.tsx';
export type { ErrorStateProps } from './ErrorState.tsx';
export { LabeledField } from './LabeledField.tsx';
export type { LabeledFieldProps } from './LabeledField.tsx';
export { IconButton } from './IconButton.tsx';
export type { IconButtonProps } from './IconButton.tsx';
export { Kbd } from './Kbd.tsx';
export { LinkText } from './LinkText.tsx';
export type { LinkTextProps } from './LinkText.tsx';
export { LiveDot } from './LiveDot.tsx';
export { Logo } from './Logo.tsx';
export type { LogoProps } from './Logo.tsx';
export { Modal } from './Modal.tsx';
export type { ModalProps } from './Modal.tsx';
export { Panel } from './Panel.tsx';
export type { PanelProps } from './Panel.tsx';
export { PasswordInput } from './PasswordInput.tsx';
export type { PasswordStrength, PasswordInputProps } from './PasswordInput.tsx';
export { Pill } from './Pill.tsx';
export type { PillProps } from './Pill.tsx';
export { PIN_LENGTH, PinInput } from './PinInput.tsx';
export type { PinInputProps } from './PinInput.tsx';
export { ProgressBar } from './ProgressBar.tsx';
export type { ProgressBarProps } from './ProgressBar.tsx';
export { RadioGroup } from './RadioGroup.tsx';
export type { RadioOption, RadioGroupProps } from './RadioGroup.tsx';
export { IMAGE_WIDTHS, DEFAULT_IMAGE_QUALITY, ResponsiveImage, getImageUrl } from './ResponsiveImage.tsx';
export type { ImageRequest, ResponsiveImageProps } from './ResponsiveImage.tsx';
export { SearchInput } from './SearchInput.tsx';
export type { SearchInputProps } from './SearchInput.tsx';
export { Select } from './Select.tsx';
export type { SelectOption, SelectProps } from './Select.tsx';
export { Skeleton } from './Skeleton.tsx';
export { SkipLink } from './SkipLink.tsx';
export type { SkipLinkProps } from './SkipLink.tsx';
export { Spinner } from './Spinner.tsx';
export type { SpinnerProps } from './Spinner.tsx';
export { StepIndicator } from './StepIndicator.tsx';
export type { StepIndicatorProps } from './StepIndicator.tsx';
export { Switch } from './Switch.tsx';
export type { SwitchProps } from './Switch.tsx';
export { Tabs } from './Tabs.tsx';
export type { TabItem, TabsProps } from './Tabs.tsx';
export { TextInput } from './TextInput.tsx';
export type { TextInputProps } from './TextInput.tsx';
export { Textarea } from './Textarea.tsx';
export type { TextareaProps } from './Textarea.tsx';
export { ThreadDivider } from './ThreadDivider.tsx';
export type { ThreadDividerProps } from './ThreadDivider.tsx';
export { Toast } from './Toast.tsx';
export type { ToastProps } from './Toast.tsx';
export { ToastRegion } from './ToastRegion.tsx';
export { Tooltip } from './Tooltip.tsx';
export type { TooltipProps } from './Tooltip.tsx';
export { VisuallyHidden } from './VisuallyHidden.tsx';
export { DEFAULT_TOAST_DURATION_MS, DEFAULT_TOAST_TYPE, createToastStore } from './createToastStore.ts';
export type {
  ToastType,
  ToastState,
  ToastDetail,
  ToastOptions,
  ToastTimers,
  ToastStore,
} from './createToastStore.ts';
export { fontFiles } from './fontFiles.ts';
export { joinClasses } from './joinClasses.ts';
export { MODAL_WIDTHS } from './getModalWidthStyle.ts';
export type { ModalSize } from './getModalWidthStyle.ts';
export { DEFAULT_TEXT_LIMIT, truncateText } from './truncateText.ts';
