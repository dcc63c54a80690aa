import { useEffect, useState } from 'react';
import { LabeledField, TextInput } from '@playloom/design-system';

/** Shows which keys pressed in a text field still reach the window, where the game controls listen. */
export function KeyReporter() {
  const [receivedKeys, setReceivedKeys] = useState<string[]>([]);
  useEffect(() => {
    const note = (event: KeyboardEvent) => setReceivedKeys((keys) => [...keys.slice(-9), event.key]);
    window.addEventListener('keydown', note);
    return () => window.removeEventListener('keydown', note);
  }, []);
  return (
    <div className="mt-10 grid items-end gap-4 desk:grid-cols-3">
      <LabeledField label="Key test" hint="Only Enter and Escape reach the page.">
        <TextInput />
      </LabeledField>
      <output aria-label="Keys the page received" className="font-code text-meta text-text-2 desk:pb-9">
        {receivedKeys.join(' ') || 'No keys yet'}
      </output>
    </div>
  );
}
