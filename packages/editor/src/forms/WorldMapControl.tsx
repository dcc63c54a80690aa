import type { DraftEdit } from '@playloom/draft';
import { listReferenceableObjects, setField } from '@playloom/editor-core';
import { useGameWithWorldMaps } from '../ruleLines/useGameWithWorldMaps.ts';
import { useGame, useSession } from '../session/SessionContext.ts';
import type { ControlProps } from './ControlProps.ts';
import { FieldFrame, useFieldFrame } from './FieldFrame.tsx';
import { useDraftValue, useFormEdits } from './FormContext.ts';
import { ReferenceField } from './ReferenceField.tsx';

const MAPS = ['world', 'maps'];

/** Chooses another map of the game's world. The document lists each map that players can be sent to. */
export function WorldMapControl({ path, field, isBare = false }: ControlProps<'reference'>) {
  const { draft } = useSession().editor;
  const value = useDraftValue(path);
  const { run, describe } = useFormEdits();
  const listed = useGame(({ world }) => world?.maps);
  const maps = listReferenceableObjects(useGameWithWorldMaps(true), 'worldMap');
  const choose = (id: string | null) => {
    const command = setField(draft, path, id, `Change ${describe('map')}`);
    const map = maps.find((candidate) => candidate.id === id);
    const isMissing = map !== undefined && !Object.hasOwn(listed ?? {}, map.id);
    const added: readonly DraftEdit[] = isMissing
      ? [{ kind: 'insert', path: MAPS, key: map.id, value: { name: map.name } }]
      : [];
    run({ ...command, edits: [...added, ...command.edits] });
  };
  return (
    <FieldFrame path={path} field={field} value={value} isBare={isBare}>
      <ReferenceField
        {...useFieldFrame(path, field, value, isBare)}
        value={typeof value === 'string' ? value : null}
        options={maps}
        noneLabel="None"
        onValueChange={choose}
      />
    </FieldFrame>
  );
}
