import { TextField } from '@playloom/design-system/TextField';
import {
  addPanel,
  PANEL_TEMPLATE,
  panelSnippets,
  type EditorLocation,
  validatePanelName,
  runCommand,
} from '@playloom/editor-core';
import AppWindow from 'lucide-react/icons/app-window';
import { type FormEvent, useState } from 'react';
import { useGame, useSession, useStore } from '../../session/SessionContext.ts';
import { replaceTabLocation } from '../../locations/replaceTabLocation.ts';
import { openLocation } from '../../locations/openLocation.ts';

const HERE: EditorLocation = { kind: 'panel', panel: '' };

const templates = [
  { title: 'Simple panel', text: 'A heading, a value from the game, and a button.', code: PANEL_TEMPLATE },
  ...panelSnippets,
  { title: 'Empty', text: 'A blank document.', code: '' },
];

/** The page that creates a panel. The user chooses its name and the HTML it starts with. */
export function NewPanelForm() {
  const session = useSession();
  const panels = useGame((game) => game.data.ui);
  const canEdit = useStore(session.editor.canEdit);
  const [name, setName] = useState('');
  const [template, setTemplate] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const make = (event: FormEvent) => {
    event.preventDefault();
    const read = validatePanelName(session.editor.game.get(), name);
    if (!read.ok) return setProblem(read.error);
    runCommand(session.editor, addPanel(read.value, templates[template]?.code ?? ''));
    replaceTabLocation(session, HERE, { kind: 'panel', panel: read.value });
  };
  return (
    <div className="code-new">
      <form onSubmit={make}>
        <h2>New panel</h2>
        <p className="ed-hint">
          {Object.keys(panels).length === 0 && 'This game doesn’t have any UI panels yet. '}
          A panel is your own HTML on top of the game. It runs in a sandbox and exchanges messages with the
          game. Open it with a rule or a script.
        </p>
        <TextField
          label="Name"
          value={name}
          placeholder="shop"
          error={problem}
          disabled={!canEdit}
          onValueChange={(typed) => {
            setName(typed);
            setProblem(null);
          }}
        />
        <fieldset className="code-kinds" disabled={!canEdit}>
          <legend>Start from</legend>
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
        <section aria-label="Panels in this game">
          <h3>Panels in this game</h3>
          {Object.keys(panels).map((panel) => (
            <button
              key={panel}
              type="button"
              className="ed-row"
              onClick={() => openLocation(session, { kind: 'panel', panel })}
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
