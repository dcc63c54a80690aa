import type { ActionEntry, TriggerEntry, ValueEntry } from '../catalog/entry/defineEntry.ts';
import { isRequired, type Param } from '../catalog/entry/params.ts';
import { getScriptResultType, getScriptType } from './scriptTypes.ts';

const NO_FIELDS = '{}';

/** Whether an entry is a function of the script API. Control flow and values of triggers are not. */
export function isScriptEntry(entry: ActionEntry | ValueEntry): boolean {
  return entry.kind === 'action' ? !entry.isForRulesOnly : entry.context === null;
}

/** Lists the parameters in the order of the script API, required parameters first. */
export function listScriptParams(
  entry: ActionEntry | ValueEntry,
): readonly (readonly [name: string, param: Param])[] {
  const params = Object.entries(entry.params);
  return [
    ...params.filter(([, param]) => isRequired(param)),
    ...params.filter(([, param]) => !isRequired(param)),
  ];
}

/** Formats a signature, for example `dealDamage(target: Entity | null, amount?: number): void`. */
export function formatScriptSignature(entry: ActionEntry | ValueEntry): string {
  const params = listScriptParams(entry).map(([name, param]) => {
    const isNullable = param.kind === 'value' && param.isOptional;
    return `${name}${isRequired(param) ? '' : '?'}: ${typeOfParam(param)}${isNullable ? ' | null' : ''}`;
  });
  const result = entry.kind === 'action' ? 'void' : getScriptResultType(entry.returns);
  return `${entry.name}(${params.join(', ')}): ${result}`;
}

/** Formats the type of the event that a handler gets, for example `{ readonly triggeringUnit: Unit | null }`. */
export function formatScriptEvent({ provides }: TriggerEntry): string {
  return writeFields(
    Object.entries(provides).map(([name, type]) => `readonly ${name}: ${getScriptResultType(type)}`),
  );
}

/** Formats the type of a trigger's filter, for example `{ unitType?: UnitTypeId }`. */
export function formatScriptFilter({ params }: TriggerEntry): string {
  return writeFields(
    Object.entries(params).flatMap(([name, param]) =>
      param.kind === 'value' ? [`${name}${isRequired(param) ? '' : '?'}: ${getScriptType(param.type)}`] : [],
    ),
  );
}

/**
 * Formats the call that registers a handler, for example `on('unitDies', { unitType?: UnitTypeId }, (event: { … }) =>
 * void)`.
 */
export function formatScriptHandler(entry: TriggerEntry): string {
  const filter = formatScriptFilter(entry);
  const event = formatScriptEvent(entry);
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
  const type = getScriptType(param.type);
  return param.isOptional ? type.replace(/ \| null$/, '') : type;
}
