import type { ErrorBody } from '@playloom/api-contract';
import { Button, Field, TextInput } from '@playloom/design-system';
import { useState, type SubmitEvent } from 'react';
import { FormProblem } from '../forms/FormProblem.tsx';
import { readProblem } from '../forms/readProblem.ts';
import { browserApi } from '../session/browserApi.ts';

interface Props {
  onTold: () => void;
  onLater: () => void;
}

/** Asked once, and without saying what depends on the answer: people would answer accordingly. */
export function BirthDateForm({ onTold, onLater }: Props) {
  const [birthDate, setBirthDate] = useState('');
  const [problem, setProblem] = useState<ErrorBody | null>(null);
  const [isSending, setIsSending] = useState(false);
  async function send(event: SubmitEvent) {
    event.preventDefault();
    setIsSending(true);
    setProblem(null);
    try {
      await (await browserApi()).tellBirthDate({ body: { birthDate } });
      onTold();
    } catch (error) {
      setProblem(readProblem(error));
      setIsSending(false);
    }
  }
  return (
    <form className="chat-birth" onSubmit={(event) => void send(event)}>
      <h3 className="text-lead">When were you born?</h3>
      <p className="text-text-2">We ask once and never show it to anyone.</p>
      <Field label="Date of birth">
        <TextInput
          type="date"
          required
          autoComplete="bday"
          min="1900-01-01"
          value={birthDate}
          onChange={(event) => setBirthDate(event.target.value)}
        />
      </Field>
      <FormProblem problem={problem} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" loading={isSending} disabled={birthDate === ''}>
          Continue
        </Button>
        <Button onClick={onLater}>Not now</Button>
      </div>
    </form>
  );
}
