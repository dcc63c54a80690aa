import { ToolButton } from '@playloom/design-system/ToolButton';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import { copyText } from '@playloom/site/browser/copyText.ts';

/** Code for the learner to type or copy. */
export function CodeBlock({ code }: { readonly code: string }) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = () =>
    void copyText(code).then(
      () => setIsCopied(true),
      // If the browser blocks copying, the user can still select the text.
      () => setIsCopied(false),
    );
  return (
    <div className="course-code">
      <pre aria-label="Code to type">
        <code>{code.trimEnd()}</code>
      </pre>
      <ToolButton
        label={isCopied ? 'Copied' : 'Copy code'}
        Icon={isCopied ? Check : Copy}
        size="sm"
        side="left"
        onClick={copy}
      />
    </div>
  );
}
