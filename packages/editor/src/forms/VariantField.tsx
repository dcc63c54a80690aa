import { ChoiceField } from '@playloom/design-system/ChoiceField';
import {
  createVariantValue,
  describeChoice,
  describeFields,
  getPathPattern,
  setField,
} from '@playloom/editor-core';
import type { JsonObject } from '@playloom/game-format';
import { useSession } from '../session/SessionContext.ts';
import type { ControlProps } from './ControlProps.ts';
import { InnerField } from './InnerField.tsx';
import { useFieldFrame } from './FieldFrame.tsx';
import { useDraftValue, useFormEdits } from './FormContext.ts';
import { useFindDefaultTarget } from './useFindDefaultTarget.ts';

const NONE = '';

/** A choice between several kinds, each with its own fields. */
export function VariantField({ path, field, shape, isBare }: ControlProps<'variant'>) {
  const { draft } = useSession().editor;
  const value = useDraftValue(path) as JsonObject | null | undefined;
  const { run, describe } = useFormEdits();
  const findFirst = useFindDefaultTarget();
  const frame = useFieldFrame(path, field, value);
  const kind = typeof value?.['kind'] === 'string' ? value['kind'] : NONE;
  const canBeNone = field.isNullable || field.isOptional;
  const choices = [
    ...(canBeNone || kind === NONE ? [{ value: NONE, label: 'None' }] : []),
    ...Object.keys(shape.options).map((option) => ({
      value: option,
      label: describeChoice(getPathPattern(path), option),
    })),
  ];
  const choose = (next: string) => {
    const option = shape.options[next];
    const none = field.isOptional ? undefined : null;
    const made = option === undefined ? none : createVariantValue(next, option, findFirst);
    run(setField(draft, path, made, `Change ${describe(field.label.toLowerCase())}`));
  };
  const option = shape.options[kind];
  const fields =
    option === undefined
      ? []
      : describeFields(option, [], getPathPattern(path)).filter((inner) => inner.path[0] !== 'kind');
  return (
    <div className="type-variant" data-field={path.join('.')}>
      <ChoiceField
        {...frame}
        hideLabel={isBare ?? false}
        value={kind}
        options={choices}
        look="list"
        onValueChange={choose}
      />
      {fields.map((inner) => (
        <InnerField key={`${kind}.${inner.path.join('.')}`} root={path} field={inner} />
      ))}
    </div>
  );
}
