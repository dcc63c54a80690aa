import { Button, type ButtonProps } from '@playloom/design-system';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useEffect, useState } from 'react';
import { useToasts } from '../overlays/useToasts.ts';
import { copyText } from '../browser/copyText.ts';

/** How long the button shows “Copied”. */
const CONFIRMED_MS = 2500;

type CopyTextButtonProps = Pick<ButtonProps, 'variant' | 'size' | 'className' | 'children'> & {
  text: string;
};

/** Copies a text. If the browser forbids it, the text is shown next to the button for manual copying. */
export function CopyTextButton({ text, children, ...look }: CopyTextButtonProps) {
  const toasts = useToasts();
  const [copied, setCopied] = useState<string | null>(null);
  const isCopied = copied === text;
  useEffect(() => {
    if (copied === null) return;
    const timer = setTimeout(() => setCopied(null), CONFIRMED_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  async function copy() {
    try {
      await copyText(text);
      setCopied(text);
    } catch {
      toasts.showError('Your browser blocked copying. Select the text and copy it.');
    }
  }
  const Icon = isCopied ? Check : Copy;
  return (
    <Button {...look} icon={<Icon size={16} aria-hidden="true" />} onClick={() => void copy()}>
      <span aria-live="polite">{isCopied ? 'Copied' : children}</span>
    </Button>
  );
}
