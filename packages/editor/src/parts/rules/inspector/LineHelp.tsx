import { type RuleLine, getSlotSpec } from '@playloom/editor-core';
import { catalog, type Entry, type JsonObject, valueTypes, toWords } from '@playloom/game-format';
import { useGame } from '../../../session/SessionContext.ts';
import { ValueTypeIcon, getValueColorName } from '../../../ruleLines/ValueTypeIcon.tsx';

/** Describes a line and its parameters. For a trigger, also lists the values that it provides. */
export function LineHelp({ entry, line }: { readonly entry: Entry; readonly line: RuleLine }) {
  const game = useGame((whole) => whole);
  const node = (line.json ?? {}) as JsonObject;
  const params = Object.entries(entry.params).filter(([, { kind }]) => kind !== 'block');
  const provides = entry.kind === 'trigger' ? Object.keys(entry.provides) : [];
  return (
    <>
      <p className="rules-help">{entry.help}</p>
      {params.map(([name]) => {
        const wanted = getSlotSpec(game, entry, node, name);
        return (
          <div key={name} className="rules-param">
            <span className="ed-slot" data-type={getValueColorName(wanted.type)}>
              <ValueTypeIcon type={wanted.type} />
              <span className="rules-slot-text">{toWords(name)}</span>
            </span>
            <span>{describeWanted(wanted)}</span>
          </div>
        );
      })}
      {provides.length > 0 && (
        <p className="rules-help">
          Provides{' '}
          {listWords(provides.map((name) => catalog.values[name as keyof typeof catalog.values].sentence))}.
          You can use these values in the lines below.
        </p>
      )}
    </>
  );
}

function describeWanted(wanted: ReturnType<typeof getSlotSpec>): string {
  const { type, choices, isOptional, preset, min, max, isFilter } = wanted;
  const what =
    type === 'choice'
      ? `One of ${listWords(choices.map(toWords), 'disjunction')}`
      : titleFirst(valueTypes[type]);
  const range =
    min !== undefined && max !== undefined
      ? `, ${min} to ${max}`
      : min !== undefined
        ? `, at least ${min}`
        : max !== undefined
          ? `, at most ${max}`
          : '';
  if (isFilter && isOptional) return `${what}. Leave empty for any.`;
  if (isOptional) return `${what}${range}. Optional.`;
  return preset === undefined ? `${what}${range}.` : `${what}${range}. Default: ${JSON.stringify(preset)}.`;
}

function titleFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function listWords(words: readonly string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string {
  return new Intl.ListFormat('en-US', { type }).format(words);
}
