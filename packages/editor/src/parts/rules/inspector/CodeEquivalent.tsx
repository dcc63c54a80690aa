import { InspectorSection } from '@playloom/design-system/InspectorSection';
import { ToolButton } from '@playloom/design-system/ToolButton';
import { formatScriptCall } from '@playloom/editor-core';
import type { Json } from '@playloom/game-format';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import { copyText } from '@playloom/site/browser/copyText.ts';

/** Shows the line as script code. */
export function CodeEquivalent({ json }: { readonly json: Json }) {
  const [copied, setCopied] = useState<string | null>(null);
  const code = formatScriptCall(json);
  if (code === null) return null;
  const copy = () => {
    void copyText(code).then(() => setCopied(code));
  };
  const tools = (
    <ToolButton
      label={copied === code ? 'Copied' : 'Copy code'}
      Icon={copied === code ? Check : Copy}
      size="sm"
      onClick={copy}
    />
  );
  return (
    <InspectorSection title="As code" tools={tools}>
      <pre className="rules-code">{code}</pre>
    </InspectorSection>
  );
}
