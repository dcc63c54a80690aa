import { ChoiceField } from '@playloom/design-system/ChoiceField';
import { ToolButton } from '@playloom/design-system/ToolButton';
import {
  changeVariableType,
  describeField,
  findUses,
  removeEntry,
  runCommand,
  type VariableGroup,
} from '@playloom/editor-core';
import { type Shape, toTitle, type VariableType, variableTypes } from '@playloom/game-format';
import Trash from 'lucide-react/icons/trash-2';
import { useMemo, useState } from 'react';
import { ConfirmDialog } from '@playloom/design-system/ConfirmDialog';
import { Popover } from '@playloom/design-system/Popover';
import { useGame, useSession, useStore } from '../../session/SessionContext.ts';
import { SchemaFieldControl } from '../../forms/SchemaFieldControl.tsx';
import { UsageList } from '../../locations/UsageList.tsx';
import { getInitialValueShape } from './getInitialValueShape.ts';

const TARGETS = { global: 'globalVariable', unit: 'unitVariable', player: 'playerVariable' } as const;
const TYPES = variableTypes.map((type) => ({ value: type, label: toTitle(type) }));
const NAME: Shape = { kind: 'text', max: 60 };
const YES_NO: Shape = { kind: 'boolean' };

interface Props {
  readonly of: VariableGroup;
  readonly id: string;
}

/** One variable of the table. */
export function VariableRow({ of, id }: Props) {
  const { editor } = useSession();
  const canEdit = useStore(editor.canEdit);
  const variable = useGame((game) => game.variables[of][id]);
  if (variable === undefined) return null;
  const path = ['variables', of, id];
  const field = (name: string, label: string, shape: Shape) => (
    <span data-field={[...path, name].join('.')}>
      <SchemaFieldControl
        root={path}
        isBare
        field={{
          ...describeField([name]),
          label: `${label} of ${variable.name}`,
          path: [name],
          shape,
          isNullable: false,
          isOptional: name === 'initial',
          preset: undefined,
        }}
      />
    </span>
  );
  const initial = getInitialValueShape(variable.type);
  return (
    <tr>
      <td>{field('name', 'Name', NAME)}</td>
      <td className="ed-mono type-id">{id}</td>
      <td>
        <ChoiceField
          hideLabel
          label={`Type of ${variable.name}`}
          look="list"
          disabled={!canEdit}
          value={variable.type}
          options={TYPES}
          onValueChange={(type) =>
            runCommand(editor, changeVariableType(of, id, type as VariableType, variable.name))
          }
        />
      </td>
      <td>
        {initial === null ? (
          <span className="ed-hint">none</span>
        ) : (
          field('initial', 'Initial value', initial)
        )}
      </td>
      <td>{field('isPublic', 'Visibility', YES_NO)}</td>
      {of === 'player' && <td>{field('isSaved', 'Save setting', YES_NO)}</td>}
      <Uses of={of} id={id} name={variable.name} />
    </tr>
  );
}

/** The usage count and the delete button. */
function Uses({ of, id, name }: Props & { readonly name: string }) {
  const { editor } = useSession();
  const canEdit = useStore(editor.canEdit);
  const game = useGame((whole) => whole);
  const [isListed, setIsListed] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const uses = useMemo(() => findUses(editor.draft, game, TARGETS[of], id), [editor, game, of, id]);
  const remove = () => void runCommand(editor, removeEntry(['variables', of, id], `Delete ${name}`));
  return (
    <>
      <td>
        <Popover
          label={`Where ${name} is used`}
          open={isListed}
          onOpenChange={setIsListed}
          trigger={
            <button
              type="button"
              className="ed-button"
              data-size="s"
              aria-label={`${name} is used in ${uses.length === 1 ? '1 place' : `${uses.length} places`}`}
            >
              {uses.length}
            </button>
          }
        >
          <UsageList target={TARGETS[of]} id={id} />
        </Popover>
      </td>
      <td>
        <ToolButton
          label={`Delete ${name}`}
          Icon={Trash}
          size="sm"
          disabled={!canEdit}
          onClick={() => (uses.length > 0 ? setIsAsking(true) : remove())}
        />
        {isAsking && (
          <ConfirmDialog
            open
            onOpenChange={setIsAsking}
            title={`Delete ${name}?`}
            confirmText="Delete"
            danger
            onConfirm={remove}
          >
            <p>
              Deleting it will cause problems in {uses.length === 1 ? '1 place' : `${uses.length} places`}{' '}
              until you fix them. You can undo this.
            </p>
          </ConfirmDialog>
        )}
      </td>
    </>
  );
}
