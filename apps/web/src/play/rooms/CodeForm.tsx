import { limits } from '@playloom/api-contract';
import { Button, Field } from '@playloom/design-system';
import { useState, type SubmitEvent } from 'react';
import { CodeInput } from './CodeInput.tsx';

interface CodeFormProps {
  canPlay: boolean;
  onEnter: (code: string) => void;
}

/** The way in for whoever was sent a code. */
export function CodeForm({ canPlay, onEnter }: CodeFormProps) {
  const [code, setCode] = useState('');
  const isWhole = code.length === limits.LOBBY_CODE_LENGTH;
  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    if (isWhole && canPlay) onEnter(code);
  }
  function handleCode(next: string) {
    setCode(next);
    // The last letter, typed or pasted, is enough.
    if (next !== code && next.length === limits.LOBBY_CODE_LENGTH && canPlay) onEnter(next);
  }
  return (
    <form className="play-code-form" onSubmit={handleSubmit}>
      <Field label="Have a friend’s code?" className="min-w-0 flex-1">
        <CodeInput value={code} onValueChange={handleCode} />
      </Field>
      <Button type="submit" size="sm" variant="mint" disabled={!isWhole || !canPlay}>
        Join
      </Button>
    </form>
  );
}
