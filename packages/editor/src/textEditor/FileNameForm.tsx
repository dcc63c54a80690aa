import { TextInput } from '@playloom/design-system/TextInput';
import { useState } from 'react';

interface Props {
  readonly initial: string;
  /** Returns why the name is not allowed, or null if it is. */
  readonly onDone: (name: string) => string | null;
  readonly onCancel: () => void;
}

/** A name field that replaces the label while renaming. */
export function FileNameForm({ initial, onDone, onCancel }: Props) {
  const [name, setName] = useState(initial);
  const [problem, setProblem] = useState<string | null>(null);
  const finish = () => {
    if (name.trim() === '' || name === initial) onCancel();
    else setProblem(onDone(name));
  };
  return (
    <form
      className="code-naming"
      onSubmit={(event) => {
        event.preventDefault();
        finish();
      }}
    >
      <TextInput
        className="ed-mono"
        aria-label="Name"
        aria-invalid={problem !== null}

        placeholder="bots.ts"
        value={name}
        ref={(input) => {
          if (input !== null && document.activeElement !== input && problem === null) input.focus();
        }}
        onChange={(event) => {
          setName(event.target.value);
          setProblem(null);
        }}
        onBlur={() => problem === null && finish()}
        onKeyDown={(event) => event.key === 'Escape' && onCancel()}
      />
      {problem !== null && (
        <p className="ed-field-problem" role="alert">
          {problem}
        </p>
      )}
    </form>
  );
}
