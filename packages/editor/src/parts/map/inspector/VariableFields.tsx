import { NumberField } from '@playloom/design-system/NumberField';
import { SwitchField } from '@playloom/design-system/SwitchField';
import { TextField } from '@playloom/design-system/TextField';
import { endStep, runCommand, setMapObjectsField, type MapObject } from '@playloom/editor-core';
import type { PlacedEntity } from '@playloom/game-format';
import { useGame, useSession } from '../../../session/SessionContext.ts';

type Value = PlacedEntity['variables'][string];

interface Props {
  readonly entity: PlacedEntity;
  readonly mapObject: MapObject;
  readonly isDisabled: boolean;
}

/**
 * This unit's initial values for unit variables of the types number, text and boolean. Other types can only
 * be set by rules.
 */
export function VariableFields({ entity, mapObject, isDisabled }: Props) {
  const { editor } = useSession();
  const variables = useGame((game) => game.variables.unit);
  const set = (id: string, value: Value) =>
    void runCommand(
      editor,
      setMapObjectsField(
        editor,
        [mapObject],
        'variables',
        { ...entity.variables, [id]: value },
        `variables/${mapObject.id}/${id}`,
      ),
    );
  const end = () => endStep(editor);
  return Object.entries(variables).map(([id, variable]) => {
    const own = entity.variables[id];
    const value = own ?? variable.initial;
    const common = { label: variable.name, disabled: isDisabled, changed: own !== undefined };
    if (variable.type === 'number') {
      const number = typeof value === 'number' ? value : 0;
      return (
        <NumberField
          key={id}
          {...common}
          value={number}
          onValueChange={(next) => set(id, next)}
          onCommit={end}
        />
      );
    }
    if (variable.type === 'text') {
      const text = typeof value === 'string' ? value : '';
      return (
        <TextField key={id} {...common} value={text} onValueChange={(next) => set(id, next)} onCommit={end} />
      );
    }
    if (variable.type !== 'boolean') return null;
    return (
      <SwitchField key={id} {...common} value={value === true} onValueChange={(next) => set(id, next)} />
    );
  });
}
