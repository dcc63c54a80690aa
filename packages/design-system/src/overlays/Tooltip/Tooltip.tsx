import type { ReactElement, ReactNode } from 'react';
import * as RadixTooltip from 'radix-ui/tooltip';
import { Kbd } from '../../layout/Kbd/Kbd.tsx';

const DELAY_MS = 400;

export type TooltipProps = {
  text: ReactNode;
  /** A focusable element. It must have its own accessible name, because the tooltip is only an addition. */
  children: ReactElement;
  keys?: string;
  side?: 'top' | 'right' | 'bottom' | 'left';
};

export function Tooltip({ text, children, keys, side = 'top' }: TooltipProps) {
  return (
    <RadixTooltip.Provider delayDuration={DELAY_MS}>
      <RadixTooltip.Root>
        <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
        <RadixTooltip.Portal>
          <RadixTooltip.Content side={side} sideOffset={8} collisionPadding={12} className="pl-tooltip">
            {text}
            {keys && <Kbd>{keys}</Kbd>}
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}
