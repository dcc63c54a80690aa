import { useMemo } from 'react';
import type { ReactElement, ReactNode } from 'react';
import * as RadixPopover from 'radix-ui/popover';
import { FieldContext } from '../../inputs/LabeledField/FieldContext.ts';
import { useDensity } from '../../styling/DensityContext.ts';
import { joinClasses } from '../../styling/joinClasses.ts';
import { useFocusReturn } from './useFocusReturn.ts';

export type PopoverProps = {
  /** Name of the popover for screen readers. */
  label: string;
  children: ReactNode;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called for Escape instead of `onOpenChange`, for example to move the focus. */
  onEscape?: () => void;
  /** The button that opens the popover. */
  trigger?: ReactElement;
  /** The element to open beside, if there is no trigger. */
  anchor?: HTMLElement | null;
  role?: 'dialog' | 'listbox' | 'tooltip';
  /** Whether the popover is at least as wide as its trigger or anchor. */
  matchWidth?: boolean;
  /**
   * False leaves the focus where it is, for example in a text field above a list of suggestions. That field then has to
   * handle Escape.
   */
  takesFocus?: boolean;
  className?: string;
};

/** Content that opens beside an element, and closes with Escape or a click outside. */
export function Popover(props: PopoverProps) {
  const { label, children, open, onOpenChange, onEscape, trigger, anchor, matchWidth } = props;
  const { role = 'dialog', takesFocus = true } = props;
  const density = useDensity();
  const returnFocus = useFocusReturn(open);
  const anchorRef = useMemo(() => ({ current: anchor as HTMLElement }), [anchor]);
  return (
    <RadixPopover.Root open={open} onOpenChange={onOpenChange}>
      {trigger && <RadixPopover.Trigger asChild>{trigger}</RadixPopover.Trigger>}
      {anchor && <RadixPopover.Anchor virtualRef={anchorRef} />}
      <RadixPopover.Portal>
        <RadixPopover.Content
          role={role}
          aria-label={label}
          align="start"
          sideOffset={4}
          collisionPadding={8}
          className={joinClasses('pl-popover', props.className)}
          data-density={density}
          data-anchor-width={matchWidth ? '' : undefined}
          onOpenAutoFocus={(event) => !takesFocus && event.preventDefault()}
          onCloseAutoFocus={takesFocus ? returnFocus : (event) => event.preventDefault()}
          onEscapeKeyDown={(event) => {
            if (!takesFocus) return event.preventDefault();
            event.stopPropagation();
            if (onEscape) event.preventDefault();
            return onEscape?.();
          }}
          onClick={(event) => event.stopPropagation()}
          onInteractOutside={(event) => {
            // The anchor is a part of the popover, and the focus may move while the popover stays open.
            const isFocus = event.detail.originalEvent.type === 'focusin';
            if (isFocus || anchor?.contains(event.target as Node)) event.preventDefault();
          }}
        >
          {/* Fields inside don't belong to the field whose button this is. */}
          <FieldContext value={null}>{children}</FieldContext>
        </RadixPopover.Content>
      </RadixPopover.Portal>
    </RadixPopover.Root>
  );
}
