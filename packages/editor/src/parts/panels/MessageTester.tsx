import { TextInput } from '@playloom/design-system/TextInput';
import { ToolButton } from '@playloom/design-system/ToolButton';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Ban from 'lucide-react/icons/ban';
import { type FormEvent, useId, useState } from 'react';
import { listReceivedEvents, readTestValue } from './readPanelHtml.ts';
import type { PanelTestMessage } from './usePanelFrame.ts';

interface Props {
  readonly html: string;
  readonly messages: readonly PanelTestMessage[];
  readonly send: (event: string, value: unknown) => void;
  readonly clear: () => void;
}

/**
 * Lets the user send messages to the panel in place of the game, and lists the messages that the panel sends.
 */
export function MessageTester({ html, messages, send, clear }: Props) {
  const id = useId();
  const [event, setEvent] = useState('');
  const [value, setValue] = useState('');
  const receivedEvents = listReceivedEvents(html);
  const submit = (submitted: FormEvent) => {
    submitted.preventDefault();
    const name = event.trim() === '' ? receivedEvents[0] : event.trim();
    if (name !== undefined) send(name, readTestValue(value));
  };
  return (
    <div className="panel-tester">
      <form onSubmit={submit}>
        <TextInput
          className="ed-mono"
          aria-label="Event"
          list={id}
          placeholder={receivedEvents[0] ?? 'event'}
          value={event}
          onChange={(typed) => setEvent(typed.target.value)}
        />
        <datalist id={id}>
          {receivedEvents.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </datalist>
        <TextInput
          className="ed-mono"
          aria-label="Value"
          placeholder="For example: 5, text, [1, 2]"
          value={value}
          onChange={(typed) => setValue(typed.target.value)}
        />
        <button
          type="submit"
          className="ed-button"
          disabled={event.trim() === '' && receivedEvents.length === 0}
        >
          Send
        </button>
        <ToolButton label="Clear messages" Icon={Ban} size="sm" onClick={clear} />
      </form>
      <ol aria-label="Messages" aria-live="polite">
        {messages.length === 0 && (
          <li className="ed-hint">
            Messages from the panel appear here. Click a button in the preview, or send the panel a message.
          </li>
        )}
        {messages.toReversed().map(({ key, from, event: name, value: sentValue }) => (
          <li key={key} data-from={from}>
            {from === 'panel' ? (
              <ArrowRight size={13} aria-label="Panel to game" />
            ) : (
              <ArrowLeft size={13} aria-label="Game to panel" />
            )}
            <b>{name}</b>
            <span>{JSON.stringify(sentValue)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
