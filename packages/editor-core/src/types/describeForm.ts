import {
  type FieldShape,
  type GameTypes,
  gameShape,
  type ObjectShape,
  type Shape,
} from '@playloom/game-format';
import { formSections, type FormSectionDefinition } from './formSections.ts';
import { describeField, type FieldText } from './formText.ts';

/** A field of a form: path, label and shape. */
export interface FormField extends FieldText, FieldShape {
  /** The path inside the edited object. */
  readonly path: readonly string[];
}

export interface FormSection {
  readonly title: string;
  readonly help: string | null;
  readonly isFolded: boolean;
  readonly fields: readonly FormField[];
}

/** What a form is for: a kind of type, or the settings. */
export type FormKind = keyof GameTypes | 'settings';

const MORE = 'More';
/** This field is not in the form, because it is edited in the header of the page. */
const NAME = 'name';

/** Describes the form for a kind of type or for the settings. It contains every field of the format, in sections. */
export function describeForm(kind: FormKind): readonly FormSection[] {
  const shape = getFormShape(kind);
  const pattern = kind === 'settings' ? ['settings'] : ['types', kind, '*'];
  const plans = formSections[kind];
  const claimed = new Set(plans.flatMap(({ paths }) => paths));
  const sections = plans.map((plan) => makeSection(plan, shape, pattern, claimed));
  const rest = Object.keys(shape.fields).filter((name) => name !== NAME && !claimed.has(name));
  if (rest.length === 0) return sections;
  return [...sections, makeSection({ title: MORE, paths: rest, isFolded: true }, shape, pattern, new Set())];
}

export function getFormShape(kind: FormKind): ObjectShape {
  if (kind === 'settings') return gameShape.fields['settings']!.shape as ObjectShape;
  const { fields } = gameShape.fields['types']!.shape as ObjectShape;
  return (fields[kind]!.shape as Extract<Shape, { kind: 'record' }>).item as ObjectShape;
}

/**
 * Describes the fields of an object inside a form. `pattern` is the path of the object, with `*` for list and record
 * entries.
 */
export function describeFields(
  shape: ObjectShape,
  path: readonly string[],
  pattern: readonly string[],
): readonly FormField[] {
  return Object.entries(shape.fields).map(([name, field]) => ({
    ...field,
    ...describeField([...pattern, name]),
    path: [...path, name],
  }));
}

function makeSection(
  plan: FormSectionDefinition,
  shape: ObjectShape,
  pattern: readonly string[],
  claimed: ReadonlySet<string>,
): FormSection {
  const { title, help = null, isFolded = false } = plan;
  const fields = plan.paths.flatMap((path) => fieldsAt(shape, path.split('.'), pattern, claimed));
  return { title, help, isFolded, fields };
}

/** The fields to show for a path: the field itself, or the fields inside it if it is an object that always exists. */
function fieldsAt(
  whole: ObjectShape,
  path: readonly string[],
  pattern: readonly string[],
  claimed: ReadonlySet<string>,
): readonly FormField[] {
  const [name = '', ...rest] = path;
  const field = whole.fields[name];
  if (field === undefined) return [];
  if (rest.length > 0 && field.shape.kind === 'object') {
    const inner = fieldsAt(field.shape, rest, [...pattern, name], claimed);
    return inner.map((one) => ({ ...one, path: [name, ...one.path] }));
  }
  const { shape } = field;
  if (shape.kind === 'object' && !field.isNullable && !field.isOptional && !isPointShape(shape)) {
    const inner = describeFields(shape, [name], [...pattern, name]);
    return inner.filter((one) => !claimed.has(one.path.join('.')));
  }
  return [{ ...field, ...describeField([...pattern, name]), path: [name] }];
}

export function isPointShape(shape: Shape): shape is ObjectShape {
  if (shape.kind !== 'object') return false;
  const names = Object.keys(shape.fields);
  return names.length === 2 && names[0] === 'x' && names[1] === 'y';
}

/** Whether a shape is a list of objects, whose entries have keys in the draft. */
export function isListOfObjects(shape: Shape): boolean {
  return shape.kind === 'list' && (shape.item.kind === 'object' || shape.item.kind === 'variant');
}

/** Replaces list and record entries in a path with `*`, to look up the label and help of a field. */
export function getPathPattern(path: readonly string[], whole: Shape = gameShape): readonly string[] {
  const pattern: string[] = [];
  let shape: Shape | null = whole;
  for (const part of path) {
    const isEntry: boolean = shape?.kind === 'record' || shape?.kind === 'list';
    pattern.push(isEntry ? '*' : part);
    shape = shape === null ? null : stepInto(shape, part);
  }
  return pattern;
}

function stepInto(shape: Shape, part: string): Shape | null {
  if (shape.kind === 'object') return shape.fields[part]?.shape ?? null;
  if (shape.kind === 'record' || shape.kind === 'list') return shape.item;
  if (shape.kind !== 'variant') return null;
  for (const option of Object.values(shape.options)) {
    const found = option.fields[part];
    if (found !== undefined) return found.shape;
  }
  return null;
}
