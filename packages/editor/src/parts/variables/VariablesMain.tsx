import { planVariable, runCommand, VARIABLE_GROUPS, type VariableGroup } from '@playloom/editor-core';
import Plus from 'lucide-react/icons/plus';
import VariableIcon from 'lucide-react/icons/variable';
import { useEffect } from 'react';
import type { LocationOfKind } from '../EditorPart.ts';
import { useGame, useSession, useStore } from '../../session/SessionContext.ts';
import { focusField } from '../../forms/focusField.ts';
import { VariableRow } from './VariableRow.tsx';

const TABLE_TEXTS: { readonly [of in VariableGroup]: readonly [title: string, help: string] } = {
  global: ['Game variables', 'One value for the whole game, such as the round or whether a door is open.'],
  unit: ['Unit variables', 'One value for each unit, such as ammo or mood.'],
  player: [
    'Player variables',
    'One value for each player, such as coins or a level. Saved variables are kept between sessions.',
  ],
};

/** The variables of the game. */
export function VariablesMain({ place }: { readonly place: LocationOfKind<'variables'> }) {
  const { editor } = useSession();
  const canEdit = useStore(editor.canEdit);
  useEffect(() => {
    if (place.id !== undefined) focusField(['variables', place.of, place.id, 'name'], 1);
  }, [place]);
  return (
    <div className="type-main">
      <header className="type-head">
        <VariableIcon size={22} aria-hidden="true" />
        <h2 className="type-title">Variables</h2>
        <span className="ed-hint">
          {canEdit ? 'Values that rules and scripts store while the game runs.' : 'View only'}
        </span>
      </header>
      {VARIABLE_GROUPS.map((of) => (
        <VariableTable key={of} of={of} />
      ))}
    </div>
  );
}

function VariableTable({ of }: { readonly of: VariableGroup }) {
  const { editor } = useSession();
  const canEdit = useStore(editor.canEdit);
  const variables = useGame((game) => game.variables[of]);
  const [title, help] = TABLE_TEXTS[of];
  const add = () => {
    const { command, id } = planVariable(editor.game.get(), of);
    if (runCommand(editor, command).ok) focusField(['variables', of, id, 'name'], 1);
  };
  const ids = Object.keys(variables);
  return (
    <section className="type-table" aria-label={title}>
      <h3>
        {title} <span className="ed-count">{ids.length}</span>
      </h3>
      <p className="ed-hint">{help}</p>
      {ids.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">ID</th>
              <th scope="col">Type</th>
              <th scope="col">Initial value</th>
              <th scope="col">Visible to players</th>
              {of === 'player' && <th scope="col">Saved</th>}
              <th scope="col">Uses</th>
              <th scope="col">
                <span className="sr-only">Delete</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {ids.map((id) => (
              <VariableRow key={id} of={of} id={id} />
            ))}
          </tbody>
        </table>
      )}
      {canEdit && (
        <button type="button" className="ed-button" data-size="s" onClick={add}>
          <Plus size={14} aria-hidden="true" />
          Add variable
        </button>
      )}
    </section>
  );
}
