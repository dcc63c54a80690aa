import { TextInput } from '@playloom/design-system/TextInput';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import { copyText } from '@playloom/site/browser/copyText.ts';

/** A link with a copy button. */
export function CopyLinkField({ url, label }: { readonly url: string; readonly label: string }) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = () => {
    copyText(url).then(
      () => setIsCopied(true),
      // If the browser blocks copying, select the link so that the user can copy it.
      () => document.querySelector<HTMLInputElement>(`input[aria-label="${CSS.escape(label)}"]`)?.select(),
    );
  };
  return (
    <span className="share-link">
      <TextInput readOnly aria-label={label} value={url} onFocus={(event) => event.target.select()} />
      <button type="button" className="ed-button" onClick={copy}>
        {isCopied ? <Check size={14} aria-hidden="true" /> : <Copy size={14} aria-hidden="true" />}
        <span aria-live="polite">{isCopied ? 'Copied' : 'Copy'}</span>
      </button>
    </span>
  );
}
