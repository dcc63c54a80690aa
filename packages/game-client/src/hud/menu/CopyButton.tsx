import { useEffect, useState } from 'preact/hooks';
import { Icon, type IconName } from '../elements/Icon.tsx';

const SHOWN_MS = 2000;

interface CopyButtonProps {
  readonly icon: IconName;
  readonly text: string;
  /** Shown after copying. */
  readonly done: string;
  /** Whether the text is not shown where copying is not allowed, as in streamer mode. */
  readonly isSecret?: boolean;
  readonly children: string;
}

/** Copies a text to the clipboard. Where that is not allowed, shows the text in a field to copy by hand, or says so. */
export function CopyButton({ icon, text, done, isSecret = false, children }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'none' | 'done' | 'failed'>('none');

  useEffect(() => {
    if (outcome !== 'done') return undefined;
    const timer = window.setTimeout(() => setOutcome('none'), SHOWN_MS);
    return () => window.clearTimeout(timer);
  }, [outcome]);

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('done');
    } catch {
      setOutcome('failed');
    }
  };

  return (
    <>
      <button type="button" class="hud-button" onClick={copy}>
        <Icon name={outcome === 'done' ? 'check' : icon} />
        <span aria-live="polite">{outcome === 'done' ? done : children}</span>
      </button>
      {outcome === 'failed' && isSecret && <p role="status">Your browser blocked copying.</p>}
      {outcome === 'failed' && !isSecret && (
        <input
          class="hud-copy-text"
          readOnly
          value={text}
          aria-label="Text to copy"
          ref={(field) => field?.select()}
        />
      )}
    </>
  );
}
