import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Ban from 'lucide-react/icons/ban';
import { type FormEvent, useId, useState } from 'react';
import { IconButton } from '../ui/IconButton.tsx';
import { listHeardEvents, readTestValue } from './readPanelHtml.ts';
import type { PanelMessage } from './usePanelFrame.ts';

interface Props {
  readonly html: string;
  readonly messages: readonly PanelMessage[];
  readonly send: (event: string, value: unknown) => void;
  readonly clear: () => void;
}

/** Says to the panel what the game would say, and shows what the panel says. */
export function MessageTester({ html, messages, send, clear }: Props) {
  const id = useId();
  const [event, setEvent] = useState('');
  const [value, setValue] = useState('');
  const heard = listHeardEvents(html);
  const submit = (submitted: FormEvent) => {
    submitted.preventDefault();
    const name = event.trim() === '' ? heard[0] : event.trim();
    if (name !== undefined) send(name, readTestValue(value));
  };
  return (
    <div className="panel-tester">
      <form onSubmit={submit}>
        <input
          className="ed-input ed-mono"
          aria-label="Event"
          list={id}
          placeholder={heard[0] ?? 'event'}
          value={event}
          onChange={(typed) => setEvent(typed.target.value)}
        />
        <datalist id={id}>
          {heard.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </datalist>
        <input
          className="ed-input ed-mono"
          aria-label="Value"
          placeholder="value: 5, text, [1, 2]"
          value={value}
          onChange={(typed) => setValue(typed.target.value)}
        />
        <button type="submit" className="ed-button" disabled={event.trim() === '' && heard.length === 0}>
          Send
        </button>
        <IconButton label="Clear the list" Icon={Ban} size="s" onClick={clear} />
      </form>
      <ol aria-label="Messages" aria-live="polite">
        {messages.length === 0 && (
          <li className="ed-hint">
            What the panel sends to the game is listed here. Press one of its buttons, or send it something.
          </li>
        )}
        {messages.toReversed().map(({ key, from, event: name, value: said }) => (
          <li key={key} data-from={from}>
            {from === 'panel' ? (
              <ArrowRight size={13} aria-label="Panel to game" />
            ) : (
              <ArrowLeft size={13} aria-label="Game to panel" />
            )}
            <b>{name}</b>
            <span>{JSON.stringify(said)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
