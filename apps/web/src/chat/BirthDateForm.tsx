import type { ErrorBody } from '@playloom/api-contract';
import { Button, LabeledField, TextInput } from '@playloom/design-system';
import { useState, type SubmitEvent } from 'react';
import { FormProblem } from '@playloom/site/forms/FormProblem.tsx';
import { toErrorBody } from '@playloom/site/api/toErrorBody.ts';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';

interface Props {
  /** What the birth date is used for. */
  purpose?: 'chat' | 'forum';
  /** Whether the form shows its own heading. Not needed in a dialog that has the heading as its title. */
  hasTitle?: boolean;
  onSaved: (canWrite: boolean) => void;
  /** Called if the birth date was already set, for example in another tab. */
  onKnown?: () => void;
  onLater: () => void;
}

/**
 * Asks for the user's birth date. Does not say what is allowed at which age, because users would adapt their answer.
 */
export function BirthDateForm({ purpose = 'chat', hasTitle = true, onSaved, onKnown, onLater }: Props) {
  const [birthDate, setBirthDate] = useState('');
  const [problem, setProblem] = useState<ErrorBody | null>(null);
  const [isSending, setIsSending] = useState(false);
  async function send(event: SubmitEvent) {
    event.preventDefault();
    setIsSending(true);
    setProblem(null);
    try {
      const { data } = await (await loadBrowserApi()).setBirthDate({ body: { birthDate } });
      onSaved(data.canWrite);
    } catch (error) {
      const answer = toErrorBody(error);
      setIsSending(false);
      if (answer.errorId === 'birth_date_known' && onKnown) onKnown();
      else setProblem(answer);
    }
  }
  return (
    // A dialog has its own padding, and the chat styles may not be loaded there.
    <form
      className={hasTitle ? 'chat-birth grid gap-4' : 'grid gap-4'}
      onSubmit={(event) => void send(event)}
    >
      {hasTitle && <h3 className="text-lead">When were you born?</h3>}
      <p className="text-text-2">
        We ask this to protect children in {purpose === 'chat' ? 'chat' : 'the forum'}. Other players can’t
        see it.
      </p>
      <LabeledField label="Date of birth">
        <TextInput
          type="date"
          required
          autoComplete="bday"
          min="1900-01-01"
          value={birthDate}
          onChange={(event) => setBirthDate(event.target.value)}
        />
      </LabeledField>
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
