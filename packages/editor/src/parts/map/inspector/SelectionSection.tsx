import { ColorField } from '@playloom/design-system/ColorField';
import { InspectorSection } from '@playloom/design-system/InspectorSection';
import { LabeledField } from '@playloom/design-system/LabeledField';
import { NumberField } from '@playloom/design-system/NumberField';
import { SwitchField } from '@playloom/design-system/SwitchField';
import { TextField } from '@playloom/design-system/TextField';
import { ToolButton } from '@playloom/design-system/ToolButton';
import {
  endStep,
  findMapObject,
  describeMapObjects,
  runCommand,
  setMapObjectsField,
  type MapObject,
} from '@playloom/editor-core';
import type { Json, PlacedEntity, Region, SpawnPoint } from '@playloom/game-format';
import { limits } from '@playloom/game-format';
import SquareArrowOutUpRight from 'lucide-react/icons/square-arrow-out-up-right';
import Trash2 from 'lucide-react/icons/trash-2';
import { useSession, useStore } from '../../../session/SessionContext.ts';
import { ReferenceField } from '../../../forms/ReferenceField.tsx';
import { openLocation } from '../../../locations/openLocation.ts';
import { removeSelection } from '../state/selectionActions.ts';
import { useMapToolState } from '../state/MapEditorState.ts';
import { AlignButtons } from './AlignButtons.tsx';
import { VariableFields } from './VariableFields.tsx';

type Found = PlacedEntity | Region | SpawnPoint;

const kinds = { unit: 'units', item: 'items', projectile: 'projectiles', prop: 'props' } as const;
const MIXED = Symbol('mixed');

/**
 * Position, rotation, size, team and name of the selection. If several objects are selected, shows the fields that all
 * of them have.
 */
export function SelectionSection() {
  const session = useSession();
  const game = useStore(session.editor.game);
  const canEdit = useStore(session.editor.canEdit);
  const selected = useMapToolState((state) => state.selected);
  const found = selected.flatMap((mapObject) => {
    const value = findMapObject(game, mapObject);
    return value === null ? [] : [{ mapObject, value: value as Found }];
  });
  if (found.length === 0) return null;
  const mapObjects = found.map(({ mapObject }) => mapObject);
  const values = found.map(({ value }) => value);
  const first = values[0]!;
  const single = values.length === 1;
  const title = single ? describeMapObjects(game, mapObjects) : nameSeveral(values, mapObjects);
  const open = single && 'type' in first ? first : null;
  const tools = (
    <>
      {open !== null && (
        <ToolButton
          label="Open type"
          Icon={SquareArrowOutUpRight}
          size="sm"
          onClick={() => openLocation(session, { kind: 'type', of: kinds[open.kind], id: open.type })}
        />
      )}
      <ToolButton
        label="Delete"
        keys="Delete"
        Icon={Trash2}
        size="sm"
        disabled={!canEdit}
        onClick={() => removeSelection(session)}
      />
    </>
  );
  return (
    <InspectorSection title={title} note={single ? describeKind(mapObjects[0]!) : 'selected'} tools={tools}>
      <SharedFields mapObjects={mapObjects} values={values} isDisabled={!canEdit} />
      {single && 'type' in first && first.kind === 'unit' && (
        <VariableFields entity={first} mapObject={mapObjects[0]!} isDisabled={!canEdit} />
      )}
      <AlignButtons count={mapObjects.length} mapObjects={mapObjects} isDisabled={!canEdit} />
    </InspectorSection>
  );
}

function nameSeveral(values: readonly Found[], mapObjects: readonly MapObject[]): string {
  const types = new Set(values.map((value) => ('type' in value ? value.type : '')));
  const objectKinds = new Set(mapObjects.map(({ kind }) => kind));
  if (types.size === 1 && objectKinds.size === 1 && !types.has(''))
    return `${values.length} × ${[...types][0]}`;
  if (objectKinds.size > 1 || objectKinds.has('entity')) return `${values.length} objects`;
  return `${values.length} ${describeKind(mapObjects[0]!)}s`;
}

function describeKind({ kind }: MapObject): string {
  return { entity: 'on the map', region: 'region', 'spawn-point': 'spawn point' }[kind];
}

interface SharedProps {
  readonly mapObjects: readonly MapObject[];
  readonly values: readonly Found[];
  readonly isDisabled: boolean;
}

/** Returns the value that all objects share, or null if the values differ. */
function readCommon(values: readonly Found[], field: string): unknown {
  const all = new Set(values.map((value) => (value as { readonly [field: string]: unknown })[field]));
  return all.size === 1 ? [...all][0] : MIXED;
}

function SharedFields({ mapObjects, values, isDisabled }: SharedProps) {
  const { editor } = useSession();
  const has = (field: string) => values.every((value) => field in value || field === 'name');
  const number = (field: string) => {
    const value = readCommon(values, field);
    return typeof value === 'number' ? value : null;
  };
  const set = (field: string, value: Json | undefined) =>
    void runCommand(
      editor,
      setMapObjectsField(
        editor,
        mapObjects,
        field,
        value as Json,
        `selection/${field}/${mapObjects.map(({ id }) => id).join()}`,
      ),
    );
  const end = () => endStep(editor);
  const numeric = (
    field: string,
    props: { label: string; prefix?: string; unit?: string; min?: number; max?: number; step?: number },
  ) => (
    <NumberField
      {...props}
      hideLabel
      disabled={isDisabled}
      value={number(field)}
      onValueChange={(value) => set(field, value)}
      onCommit={end}
    />
  );
  const name = readCommon(values, 'name');
  const color = readCommon(values, 'color');
  return (
    <>
      <LabeledField label="Position">
        <span className="ed-pair">
          {numeric('x', { label: 'X', prefix: 'X', step: 0.5 })}
          {numeric('y', { label: 'Y', prefix: 'Y', step: 0.5 })}
        </span>
      </LabeledField>
      {has('width') && (
        <LabeledField label="Size">
          <span className="ed-pair">
            {numeric('width', { label: 'Width', prefix: 'W', min: 0.1, max: limits.MAP_SIDE_MAX, step: 0.5 })}
            {numeric('height', {
              label: 'Height',
              prefix: 'H',
              min: 0.1,
              max: limits.MAP_SIDE_MAX,
              step: 0.5,
            })}
          </span>
        </LabeledField>
      )}
      {has('rotation') && (
        <LabeledField label="Facing">
          <span className="ed-pair">
            {numeric('rotation', { label: 'Facing', prefix: '∠', unit: '°', min: 0, max: 360, step: 15 })}
            {has('scale') && numeric('scale', { label: 'Scale', prefix: '×', min: 0.1, max: 20 })}
          </span>
        </LabeledField>
      )}
      {has('team') && <TeamField mapObjects={mapObjects} values={values} isDisabled={isDisabled} />}
      {mapObjects.length === 1 && (
        <TextField
          label="Name"
          value={typeof name === 'string' ? name : ''}
          placeholder={'type' in values[0]! ? 'same as its type' : ''}
          maxLength={limits.NAME_MAX}
          disabled={isDisabled}
          onValueChange={(text) => set('name', text === '' && 'type' in values[0]! ? undefined : text)}
          onCommit={end}
        />
      )}
      {has('color') && (
        <ColorField
          label="Color"
          disabled={isDisabled}
          value={typeof color === 'string' ? color : null}
          onValueChange={(value) => set('color', value)}
          onCommit={end}
        />
      )}
      {has('isVisible') && (
        <SwitchField
          label="Visible to players"
          disabled={isDisabled}
          value={readBoolean(values)}
          onValueChange={(value) => {
            set('isVisible', value);
            end();
          }}
        />
      )}
    </>
  );
}

function readBoolean(values: readonly Found[]): boolean | null {
  const value = readCommon(values, 'isVisible');
  return typeof value === 'boolean' ? value : null;
}

function TeamField({ mapObjects, values, isDisabled }: SharedProps) {
  const session = useSession();
  const { teams } = useStore(session.editor.game).types;
  const team = readCommon(values, 'team');
  const options = Object.entries(teams).map(([id, { name, color }]) => ({
    id,
    name,
    thumbnail: <span className="map-layer-swatch" style={{ background: color }} />,
  }));
  return (
    <ReferenceField
      label="Team"
      disabled={isDisabled}
      value={typeof team === 'string' ? team : null}
      options={options}
      noneLabel={team === MIXED ? 'mixed' : 'No team'}
      onValueChange={(id) =>
        void runCommand(session.editor, setMapObjectsField(session.editor, mapObjects, 'team', id))
      }
      onOpen={(id) => openLocation(session, { kind: 'type', of: 'teams', id })}
    />
  );
}
