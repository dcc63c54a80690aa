import {
  addPanel,
  PANEL_TEMPLATE,
  panelSnippets,
  type EditorLocation,
  readPanelName,
  runCommand,
} from '@playloom/editor-core';
import AppWindow from 'lucide-react/icons/app-window';
import { type FormEvent, useState } from 'react';
import { useGame, useSession, useStore } from '../session/SessionContext.ts';
import { TextField } from '../ui/TextField.tsx';
import { replaceTabPlace } from '../code/replaceTabPlace.ts';
import { openPlace } from '../workspace/openPlace.ts';

const HERE: EditorLocation = { kind: 'panel', panel: '' };

const templates = [
  { title: 'A small window', text: 'A heading, a value from the game and a button.', code: PANEL_TEMPLATE },
  ...panelSnippets,
  { title: 'Empty', text: 'Nothing yet.', code: '' },
];

/** Makes a panel: a name, and HTML to begin with. */
export function NewPanel() {
  const session = useSession();
  const panels = useGame((game) => game.data.ui);
  const canEdit = useStore(session.editor.canEdit);
  const [name, setName] = useState('');
  const [template, setTemplate] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const make = (event: FormEvent) => {
    event.preventDefault();
    const read = readPanelName(session.editor.game.get(), name);
    if (!read.ok) return setProblem(read.error);
    runCommand(session.editor, addPanel(read.value, templates[template]?.code ?? ''));
    replaceTabPlace(session, HERE, { kind: 'panel', panel: read.value });
  };
  return (
    <div className="code-new">
      <form onSubmit={make}>
        <h2>New panel</h2>
        <p className="ed-hint">
          A window of your own on top of the game, made of HTML. It runs apart from everything else and speaks
          with the game in messages. Rules and scripts open it.
        </p>
        <TextField
          label="Name"
          value={name}
          placeholder="shop"
          problem={problem}
          isDisabled={!canEdit}
          onChange={(typed) => {
            setName(typed);
            setProblem(null);
          }}
        />
        <fieldset className="code-kinds" disabled={!canEdit}>
          <legend>Begin with</legend>
          {templates.map(({ title, text }, index) => (
            <label key={title}>
              <input
                type="radio"
                name="template"
                checked={template === index}
                onChange={() => setTemplate(index)}
              />
              <b>{title}</b>
              <span>{text}</span>
            </label>
          ))}
        </fieldset>
        <button type="submit" className="ed-button" data-tone="commit" disabled={!canEdit}>
          Create panel
        </button>
      </form>
      {Object.keys(panels).length > 0 && (
        <section aria-label="Panels of this game">
          <h3>Panels of this game</h3>
          {Object.keys(panels).map((panel) => (
            <button
              key={panel}
              type="button"
              className="ed-row"
              onClick={() => openPlace(session, { kind: 'panel', panel })}
            >
              <AppWindow size={14} aria-hidden="true" />
              <span className="ed-name">{panel}</span>
            </button>
          ))}
        </section>
      )}
    </div>
  );
}
