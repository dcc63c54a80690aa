import { isListOfObjects, isPointShape } from '@playloom/editor-core';
import type { DraftPath } from '@playloom/draft';
import type { Shape } from '@playloom/game-format';
import { AchievementsField } from './AchievementsField.tsx';
import { AttributesField } from './AttributesField.tsx';
import { ActionsField } from './ActionsField.tsx';
import { ChoiceControl, ColorControl, TextControl, ToggleControl } from './plainControls.tsx';
import type { SchemaFieldProps } from './ControlProps.ts';
import { FieldControlContext } from './InnerField.tsx';
import { GoalsField } from './GoalsField.tsx';
import { GroupField } from './GroupField.tsx';
import { JsonField } from './JsonField.tsx';
import { KeepAliveField } from './KeepAliveField.tsx';
import { ListField } from './ListField.tsx';
import { NumberControl } from './NumberControl.tsx';
import { PointField } from './PointField.tsx';
import { RecordField } from './RecordField.tsx';
import { ResultListField } from './ResultListField.tsx';
import { ReferenceControl } from './ReferenceControl.tsx';
import { TipsField } from './TipsField.tsx';
import { ValuesField } from './ValuesField.tsx';
import { VariantField } from './VariantField.tsx';
import { WorldMapControl } from './WorldMapControl.tsx';

/** Renders the control that fits the shape of a field. */
export function SchemaFieldControl(props: SchemaFieldProps) {
  return (
    <FieldControlContext value={SchemaFieldControl}>
      <Control {...props} />
    </FieldControlContext>
  );
}

function Control({ root, field, isBare = false }: SchemaFieldProps) {
  const props = { path: [...root, ...field.path], field, isBare };
  const { shape } = field;
  switch (shape.kind) {
    case 'number':
      return <NumberControl {...props} shape={shape} />;
    case 'boolean':
      return <ToggleControl {...props} shape={shape} />;
    case 'text':
    case 'code':
    case 'id':
      return <TextControl {...props} shape={shape as Extract<Shape, { kind: 'text' }>} />;
    case 'color':
      return <ColorControl {...props} shape={shape} />;
    case 'choice':
      return <ChoiceControl {...props} shape={shape} />;
    case 'reference':
      if (shape.to === 'worldMap') return <WorldMapControl {...props} shape={shape} />;
      return <ReferenceControl {...props} shape={shape} />;
    case 'object':
      return isPointShape(shape) ? (
        <PointField {...props} shape={shape} />
      ) : (
        <GroupField {...props} shape={shape} />
      );
    case 'variant':
      if (isKeepAlive(props.path)) return <KeepAliveField {...props} shape={shape} />;
      return <VariantField {...props} shape={shape} />;
    case 'list':
      if (isTips(props.path)) return <TipsField {...props} shape={shape} />;
      if (isAchievements(props.path)) return <AchievementsField {...props} shape={shape} />;
      if (isGoals(props.path)) return <GoalsField {...props} shape={shape} />;
      if (isResultList(props.path)) return <ResultListField {...props} shape={shape} />;
      return isListOfObjects(shape) ? (
        <ListField {...props} shape={shape} />
      ) : (
        <ValuesField {...props} shape={shape} />
      );
    case 'record':
      if (isOwnAttributes(props.path)) return <AttributesField path={props.path} />;
      return <RecordField {...props} shape={shape} />;
    case 'actions':
    case 'conditions':
      return <ActionsField {...props} shape={shape} />;
    case 'trigger':
    case 'chunks':
    case 'json':
      return <JsonField {...props} shape={shape as Extract<Shape, { kind: 'json' }>} />;
  }
}

/**
 * Whether a field holds the attributes of a unit or prop, which have sliders. Those of buffs and items are
 * plain numbers.
 */
function isOwnAttributes([types, kind, , name, ...rest]: DraftPath): boolean {
  return (
    types === 'types' && (kind === 'units' || kind === 'props') && name === 'attributes' && rest.length === 0
  );
}

function isTips([part, name, ...rest]: DraftPath): boolean {
  return part === 'settings' && name === 'tips' && rest.length === 0;
}

function isAchievements([part, name, ...rest]: DraftPath): boolean {
  return part === 'settings' && name === 'achievements' && rest.length === 0;
}

function isGoals([part, name, ...rest]: DraftPath): boolean {
  return part === 'settings' && name === 'goals' && rest.length === 0;
}

function isResultList([part, name, list, ...rest]: DraftPath): boolean {
  const isList = list === 'awards' || list === 'options';
  return part === 'settings' && name === 'results' && isList && rest.length === 0;
}

/** Whether a field is the setting that depends on the plan of the game's owner. */
function isKeepAlive([part, name, ...rest]: DraftPath): boolean {
  return part === 'settings' && name === 'keepAlive' && rest.length === 0;
}
