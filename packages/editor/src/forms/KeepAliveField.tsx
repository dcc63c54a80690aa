import { ChoiceField } from '@playloom/design-system/ChoiceField';
import { LinkText } from '@playloom/design-system/LinkText';
import { createVariantValue, describeChoice, describeFields, getPathPattern } from '@playloom/editor-core';
import type { KeepAlive, Shape } from '@playloom/game-format';
import {
  describeKeepAliveLimit,
  getSleepHoursLimit,
  isOverLimit,
} from '../session/describeKeepAliveLimit.ts';
import { useSession, useStore } from '../session/SessionContext.ts';
import type { ControlProps } from './ControlProps.ts';
import { FieldFrame, useFieldFrame } from './FieldFrame.tsx';
import { useDraftValue, useFormEdits } from './FormContext.ts';
import { NumberControl } from './NumberControl.tsx';
import { useFindDefaultTarget } from './useFindDefaultTarget.ts';

type NumberShape = Extract<Shape, { kind: 'number' }>;

/** How long rooms without players are kept. Offers only what the plan of the game's owner allows. */
export function KeepAliveField({ path, field, shape }: ControlProps<'variant'>) {
  const limit = getSleepHoursLimit(useStore(useSession().identity));
  // Drafts from before this setting have no value.
  const value = (useDraftValue(path) ?? { kind: 'playing' }) as KeepAlive;
  const { set, end } = useFormEdits();
  const findFirst = useFindDefaultTarget();
  const options = Object.keys(shape.options)
    .filter((kind) => kind === value.kind || isOffered(kind, limit))
    .map((kind) => ({ value: kind, label: describeChoice(path.map(String), kind) }));
  const choose = (kind: string) => {
    const option = shape.options[kind];
    if (option === undefined) return;
    const made = createVariantValue(kind, option, findFirst) as KeepAlive;
    const isLong = made.kind === 'hours' && isOverLimit(limit, made);
    set(path, isLong ? { ...made, hours: limit! } : made, field.label);
    end();
  };
  return (
    <>
      <FieldFrame path={path} field={field} value={value}>
        <ChoiceField
          {...useFieldFrame(path, field, value)}
          value={value.kind}
          options={options}
          look="list"
          onValueChange={choose}
        />
      </FieldFrame>
      {value.kind === 'hours' && <HoursField path={path} shape={shape} limit={limit} />}
      <KeepAliveLimit limit={limit} value={value} />
    </>
  );
}

function isOffered(kind: string, limit: number | null): boolean {
  if (kind === 'always') return limit === null;
  return kind === 'playing' || limit !== 0;
}

function HoursField({
  path,
  shape,
  limit,
}: Pick<ControlProps<'variant'>, 'path' | 'shape'> & { limit: number | null }) {
  const fields = describeFields(shape.options['hours']!, [], getPathPattern(path));
  const hours = fields.find((inner) => inner.path[0] === 'hours')!;
  const range = hours.shape as NumberShape;
  const max = Math.min(range.max, limit ?? range.max);
  return <NumberControl path={[...path, 'hours']} field={hours} shape={{ ...range, max }} />;
}

function KeepAliveLimit({ limit, value }: { limit: number | null; value: KeepAlive }) {
  const text = describeKeepAliveLimit(limit, value);
  if (text === null) return null;
  const isOver = isOverLimit(limit, value);
  return (
    <p className={isOver ? 'ed-field-problem' : 'ed-hint'} role={isOver ? 'alert' : undefined}>
      {text}{' '}
      <LinkText href="/pricing" target="_blank">
        Compare plans
      </LinkText>
    </p>
  );
}
