import { ChoiceField } from '@playloom/design-system/ChoiceField';
import { TextField } from '@playloom/design-system/TextField';
import {
  addScript,
  DEFAULT_SCRIPT_FILE,
  findDefaultScriptFile,
  type EditorLocation,
  planScript,
  runCommand,
  type ScriptKind,
  WORLD_SCRIPT,
} from '@playloom/editor-core';
import { limits } from '@playloom/game-format';
import FileCode from 'lucide-react/icons/file-code-2';
import { type FormEvent, useState } from 'react';
import { useGame, useSession, useStore } from '../../session/SessionContext.ts';
import { openLocation } from '../../locations/openLocation.ts';
import { replaceTabLocation } from '../../locations/replaceTabLocation.ts';

const HERE: EditorLocation = { kind: 'script', script: '', file: '' };

const kinds: readonly { readonly value: ScriptKind; readonly label: string; readonly words: string }[] = [
  { value: 'world', label: 'World', words: 'Runs for the whole game. Use it for rounds and scores.' },
  {
    value: 'unit',
    label: 'Unit type',
    words: 'Runs for every unit of one type, such as a bot, a boss, or a shopkeeper.',
  },
  { value: 'item', label: 'Item type', words: 'Runs when the item is picked up or used.' },
  { value: 'empty', label: 'Empty', words: 'A blank file for code that other files import.' },
];

/**
 * The page that creates a script. The user chooses its kind and name; it starts with sample code that runs
 * right away.
 */
export function NewScriptForm() {
  const session = useSession();
  const scripts = useGame((game) => game.scripts);
  const canEdit = useStore(session.editor.canEdit);
  const [kind, setKind] = useState<ScriptKind>(Object.hasOwn(scripts, WORLD_SCRIPT) ? 'unit' : 'world');
  const [name, setName] = useState('');
  const [type, setType] = useState<string | null>(null);
  const isFull = Object.keys(scripts).length >= limits.SCRIPTS_MAX;
  const make = (event: FormEvent) => {
    event.preventDefault();
    const game = session.editor.game.get();
    const plan = planScript(game, kind, name.trim() === '' ? defaultName(kind) : name, type);
    const { id, usedBy, ...script } = plan;
    runCommand(session.editor, addScript(id, script, usedBy));
    replaceTabLocation(session, HERE, { kind: 'script', script: id, file: DEFAULT_SCRIPT_FILE });
  };
  return (
    <div className="code-new">
      <form onSubmit={make}>
        <h2>New script</h2>
        <p className="ed-hint">
          {Object.keys(scripts).length === 0 && 'This game doesn’t have any scripts yet. '}
          Write logic in TypeScript when a rule would get too long. Actions and values have the same names as
          in rules.{' '}
          <a href="/docs/reference/scripts" target="_blank" rel="noreferrer">
            How scripts work
          </a>
        </p>
        <fieldset className="code-kinds" disabled={!canEdit}>
          <legend>What is this script for?</legend>
          {kinds.map(({ value, label, words }) => (
            <label key={value}>
              <input
                type="radio"
                name="kind"
                checked={kind === value}
                onChange={() => (setKind(value), setType(null))}
              />
              <b>{label}</b>
              <span>{words}</span>
            </label>
          ))}
        </fieldset>
        <TypeChoice kind={kind} type={type} onChange={setType} />
        <TextField
          label="Name"
          value={name}
          onValueChange={setName}
          placeholder={defaultName(kind)}
          maxLength={limits.NAME_MAX}
          disabled={!canEdit}
        />
        <button type="submit" className="ed-button" data-tone="commit" disabled={!canEdit || isFull}>
          Create script
        </button>
        {isFull && <p className="ed-field-problem">A game can have up to {limits.SCRIPTS_MAX} scripts.</p>}
      </form>
      <ScriptList />
    </div>
  );
}

function defaultName(kind: ScriptKind): string {
  return { world: 'World', unit: 'Unit', item: 'Item', empty: 'Parts' }[kind];
}

interface TypeChoiceProps {
  readonly kind: ScriptKind;
  readonly type: string | null;
  readonly onChange: (type: string | null) => void;
}

function TypeChoice({ kind, type, onChange }: TypeChoiceProps) {
  const units = useGame((game) => game.types.units);
  const items = useGame((game) => game.types.items);
  if (kind !== 'unit' && kind !== 'item') return null;
  const types = Object.entries<{ readonly name: string }>(kind === 'unit' ? units : items);
  const choices = [
    { value: '', label: 'Any type' },
    ...types.map(([id, { name }]) => ({ value: id, label: name })),
  ];
  return (
    <ChoiceField
      label={kind === 'unit' ? 'Unit' : 'Item'}
      look="list"
      value={type ?? ''}
      options={choices}
      onValueChange={(value) => onChange(value === '' ? null : value)}
    />
  );
}

function ScriptList() {
  const session = useSession();
  const scripts = useGame((game) => game.scripts);
  const known = Object.entries(scripts);
  if (known.length === 0) return null;
  return (
    <section aria-label="Scripts in this game">
      <h3>Scripts in this game</h3>
      {known.map(([id, { name, files }]) => (
        <button
          key={id}
          type="button"
          className="ed-row"
          onClick={() =>
            openLocation(session, {
              kind: 'script',
              script: id,
              file: findDefaultScriptFile(files) ?? DEFAULT_SCRIPT_FILE,
            })
          }
        >
          <FileCode size={14} aria-hidden="true" />
          <span className="ed-name">{name}</span>
          <span className="ed-count">{Object.keys(files).length}</span>
        </button>
      ))}
    </section>
  );
}
