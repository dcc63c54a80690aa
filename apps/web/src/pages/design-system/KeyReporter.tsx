import { useEffect, useState } from 'react';
import { LabeledField, TextInput } from '@playloom/design-system';

/** Shows which keys pressed in a text field still reach a listener on the window, where a player's controls listen. */
export function KeyReporter() {
  const [receivedKeys, setReceivedKeys] = useState<string[]>([]);
  useEffect(() => {
    const note = (event: KeyboardEvent) => setReceivedKeys((keys) => [...keys.slice(-9), event.key]);
    window.addEventListener('keydown', note);
    return () => window.removeEventListener('keydown', note);
  }, []);
  return (
    <div className="mt-10 grid items-end gap-4 desk:grid-cols-3">
      <LabeledField label="Typing moves nobody" hint="Only Enter and Escape get out of a field.">
        <TextInput />
      </LabeledField>
      <output aria-label="Keys the page heard" className="font-code text-meta text-text-2 desk:pb-9">
        {receivedKeys.join(' ') || 'nothing yet'}
      </output>
    </div>
  );
}
