import { NumberField } from '@playloom/design-system/NumberField';
import { PickList } from '@playloom/design-system/PickList';
import { ToolButton } from '@playloom/design-system/ToolButton';
import type { DraftPath } from '@playloom/draft';
import { addEntry, removeEntry, setField } from '@playloom/editor-core';
import type { Attribute, OwnAttributes } from '@playloom/game-format';
import { Popover } from '@playloom/design-system/Popover';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useGame, useSession } from '../session/SessionContext.ts';
import { openLocation } from '../locations/openLocation.ts';
import { useDraftValue, useFieldProblem, useFormEdits } from './FormContext.ts';
import { useReferenceOptions } from './ReferenceControl.tsx';

const PARTS = [
  ['start', 'Starting value'],
  ['min', 'Minimum'],
  ['max', 'Maximum'],
  ['regeneration', 'Regeneration'],
] as const;

/** The attributes of a type and the values it overrides, with a slider for the starting value. */
export function AttributesField({ path }: { readonly path: DraftPath }) {
  const own = (useDraftValue(path) ?? {}) as OwnAttributes;
  const attributes = useGame((game) => game.types.attributes);
  const { isDisabled, run, describe } = useFormEdits();
  const problem = useFieldProblem(path, false);
  const options = useReferenceOptions('attribute');
  const [isAdding, setIsAdding] = useState(false);
  const free = options.filter(({ id }) => !Object.hasOwn(own, id));
  return (
    <div className="type-attributes" data-field={path.join('.')}>
      {problem !== null && <p className="ed-field-problem">{problem}</p>}
      {Object.keys(own).length === 0 && (
        <p className="ed-hint mb-2">
          {options.length === 0
            ? 'This game has no attributes yet. Add one in the tree, such as health.'
            : 'No attributes yet. For example, add health so that it can take damage.'}
        </p>
      )}
      {Object.keys(own).map((id) => (
        <AttributeRow key={id} path={[...path, id]} id={id} own={own[id]!} attribute={attributes[id]} />
      ))}
      {!isDisabled && free.length > 0 && (
        <Popover
          label="Attributes"
          matchWidth
          open={isAdding}
          onOpenChange={setIsAdding}
          trigger={
            <button type="button" className="ed-button" data-tone="add">
              <Plus size={14} aria-hidden="true" />
              Add attribute
            </button>
          }
        >
          <PickList
            label="Attributes"
            options={free}
            value={null}
            onPick={(id) => {
              setIsAdding(false);
              if (id !== null) run(addEntry(path, id, {}, `Add ${id} to ${describe('attributes')}`));
            }}
          />
        </Popover>
      )}
    </div>
  );
}

interface RowProps {
  readonly path: DraftPath;
  readonly id: string;
  readonly own: OwnAttributes[string];
  readonly attribute: Attribute | undefined;
}

function AttributeRow({ path, id, own, attribute }: RowProps) {
  const session = useSession();
  const { isDisabled, set, end, run, describe } = useFormEdits();
  const problem = useFieldProblem(path);
  const [isOpen, setIsOpen] = useState(false);
  const name = attribute?.name ?? id;
  const usual = attribute ?? { start: 0, min: 0, max: 100, regeneration: 0 };
  const [min, max] = [own.min ?? usual.min, own.max ?? usual.max];
  const start = own.start ?? usual.start;
  const put = (part: string, value: number | undefined) => set([...path, part], value, `${name}`);
  return (
    <div className="type-attribute" role="group" aria-label={name}>
      <button
        type="button"
        className="type-attribute-name"
        aria-expanded={isOpen}
        title="More settings"
        onClick={() => setIsOpen(!isOpen)}
      >
        {name}
      </button>
      <input
        type="range"
        aria-label={`${name}, starting value`}
        min={min}
        max={Math.max(min, max)}
        step={max - min > 20 ? 1 : 0.1}
        disabled={isDisabled}
        value={start}
        onChange={(event) => put('start', Number(event.target.value))}
        onPointerUp={end}
        onBlur={end}
      />
      <NumberField
        hideLabel
        label={`${name} for this type`}
        disabled={isDisabled}
        value={start}
        unit={`of ${max}`}
        onValueChange={(value) => put('start', value)}
        onCommit={end}
      />
      <ToolButton
        label={`Open ${name}`}
        Icon={ArrowUpRight}
        size="sm"
        onClick={() => openLocation(session, { kind: 'type', of: 'attributes', id })}
      />
      <ToolButton
        label={`Remove ${name}`}
        Icon={Trash}
        size="sm"
        disabled={isDisabled}
        onClick={() => run(removeEntry(path, `Remove ${name} from ${describe('attributes')}`))}
      />
      {problem !== null && <p className="ed-field-problem">{problem}</p>}
      {isOpen && (
        <div className="type-attribute-more">
          {PARTS.map(([part, label]) => (
            <NumberField
              key={part}
              label={label}
              disabled={isDisabled}
              changed={own[part] !== undefined}
              placeholder={String(usual[part])}
              value={own[part] ?? null}
              onValueChange={(value) => put(part, value)}
              onCommit={end}
            />
          ))}
          <button
            type="button"
            className="ed-button"
            data-size="s"
            disabled={isDisabled || Object.keys(own).length === 0}
            onClick={() => run(setField(session.editor.draft, path, {}, `Reset ${describe(name)}`))}
          >
            Reset to attribute defaults
          </button>
        </div>
      )}
    </div>
  );
}
