import type { ActionEntry, TriggerEntry, ValueEntry } from '../catalog/defineEntry.ts';
import { isRequired, type Param } from '../catalog/params.ts';
import { scriptResultOf, scriptTypeOf } from './scriptTypes.ts';

const NO_FIELDS = '{}';

/** Whether an entry is a function of the script API: rules' own flow and what only a trigger tells are not. */
export function isForScripts(entry: ActionEntry | ValueEntry): boolean {
  return entry.kind === 'action' ? !entry.isForRulesOnly : entry.context === null;
}

/** The parameters in the order scripts pass them: those that must be given come first. */
export function scriptParamsOf(
  entry: ActionEntry | ValueEntry,
): readonly (readonly [name: string, param: Param])[] {
  const params = Object.entries(entry.params);
  return [
    ...params.filter(([, param]) => isRequired(param)),
    ...params.filter(([, param]) => !isRequired(param)),
  ];
}

/** Such as `dealDamage(target: Entity | null, amount?: number): void`. */
export function scriptSignatureOf(entry: ActionEntry | ValueEntry): string {
  const params = scriptParamsOf(entry).map(([name, param]) => {
    const isNullable = param.kind === 'value' && param.isOptional;
    return `${name}${isRequired(param) ? '' : '?'}: ${typeOfParam(param)}${isNullable ? ' | null' : ''}`;
  });
  const result = entry.kind === 'action' ? 'void' : scriptResultOf(entry.returns);
  return `${entry.name}(${params.join(', ')}): ${result}`;
}

/** What a handler is told, such as `{ readonly triggeringUnit: Unit | null }`. */
export function scriptEventOf({ provides }: TriggerEntry): string {
  return writeFields(
    Object.entries(provides).map(([name, type]) => `readonly ${name}: ${scriptResultOf(type)}`),
  );
}

/** What narrows a trigger down, such as `{ unitType?: UnitTypeId }`. */
export function scriptFilterOf({ params }: TriggerEntry): string {
  return writeFields(
    Object.entries(params).flatMap(([name, param]) =>
      param.kind === 'value' ? [`${name}${isRequired(param) ? '' : '?'}: ${scriptTypeOf(param.type)}`] : [],
    ),
  );
}

/** Such as `on('unitDies', { unitType?: UnitTypeId }, (event: { … }) => void)`. */
export function scriptHandlerOf(entry: TriggerEntry): string {
  const filter = scriptFilterOf(entry);
  const event = scriptEventOf(entry);
  const handler =
    event === NO_FIELDS ? '() => void' : `(event: ${event.replaceAll('readonly ', '')}) => void`;
  return `on(${[`'${entry.name}'`, ...(filter === NO_FIELDS ? [] : [filter]), handler].join(', ')})`;
}

function writeFields(fields: readonly string[]): string {
  return fields.length === 0 ? NO_FIELDS : `{ ${fields.join('; ')} }`;
}

function typeOfParam(param: Param): string {
  if (param.kind === 'choice') return param.choices.map((choice) => JSON.stringify(choice)).join(' | ');
  if (param.kind === 'block') return 'never';
  const type = scriptTypeOf(param.type);
  return param.isOptional ? type.replace(/ \| null$/, '') : type;
}
