import { listReferenceableObjects, findTargetLocation } from '@playloom/editor-core';
import type { ReferenceTarget } from '@playloom/game-format';
import { useMemo } from 'react';
import { openLocation } from '../locations/openLocation.ts';
import { useGame, useSession } from '../session/SessionContext.ts';
import { ReferenceField, type ReferenceOption } from './ReferenceField.tsx';
import { AssetThumbnail } from '../assets/AssetThumbnail.tsx';
import { ImageControl } from './ImageControl.tsx';
import type { ControlProps } from './ControlProps.ts';
import { FieldFrame, useFieldFrame } from './FieldFrame.tsx';
import { useDraftValue, useFormEdits } from './FormContext.ts';

/** Edits a reference to another element of the game. */
export function ReferenceControl(props: ControlProps<'reference'>) {
  const { path, field, shape, isBare } = props;
  const session = useSession();
  const value = useDraftValue(path);
  const { set, end } = useFormEdits();
  const siblings = useDialogueNodes(path);
  const options = useReferenceOptions(shape.to);
  const frame = useFieldFrame(path, field, value, isBare);
  if (shape.to === 'image') return <ImageControl {...props} />;
  const id = typeof value === 'string' ? value : null;
  const place =
    shape.to === null || id === null ? null : findTargetLocation(session.editor.game.get(), shape.to, id);
  const canBeNone = field.isNullable || field.isOptional;
  return (
    <FieldFrame path={path} field={field} value={value} isBare={isBare ?? false}>
      <ReferenceField
        {...frame}
        value={id}
        options={siblings ?? options}
        {...(canBeNone ? { noneLabel: siblings === null ? 'None' : 'End the dialogue' } : {})}
        {...(place === null ? {} : { onOpen: () => openLocation(session, place) })}
        onValueChange={(next) => {
          set(path, next ?? (field.isOptional ? undefined : null), field.label);
          end();
        }}
      />
    </FieldFrame>
  );
}

/** Lists all possible targets of a reference, with thumbnails for images. */
export function useReferenceOptions(to: ReferenceTarget | null): readonly ReferenceOption[] {
  const game = useGame((whole) => whole);
  return useMemo(() => {
    if (to === null) return [];
    const targets = listReferenceableObjects(game, to);
    if (to !== 'image') return targets;
    return targets.map((target) => ({ ...target, thumbnail: <AssetThumbnail asset={target.id} /> }));
  }, [game, to]);
}

/**
 * Lists the lines of the dialogue that contains the field; null if the field does not refer to a dialogue
 * line.
 */
function useDialogueNodes(path: readonly string[]): readonly ReferenceOption[] | null {
  const [types, kind, id] = path;
  const nodes = useGame((game) =>
    types === 'types' && kind === 'dialogues' && id !== undefined
      ? game.types.dialogues[id]?.nodes
      : undefined,
  );
  const name = path.at(-1);
  return useMemo(() => {
    if (nodes === undefined || (name !== 'next' && name !== 'start')) return null;
    return Object.entries(nodes).map(([node, { text }]) => ({ id: node, name: text || node }));
  }, [nodes, name]);
}
