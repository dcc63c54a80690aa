import { type Action, describeNode, type SentenceLine, type ValueNode } from '@playloom/game-format';
import type { ControlProps } from './ControlProps.ts';
import { useDraftPart, useFieldProblem } from './FormContext.ts';

/** What happens, or what must hold, in the sentences of rules. */
export function ActionsField({ path, field, shape }: ControlProps<'actions' | 'conditions'>) {
  const value = useDraftPart(path);
  const problem = useFieldProblem(path);
  const nodes = Array.isArray(value) ? (value as unknown as readonly (Action | ValueNode)[]) : [];
  const lines = nodes.flatMap(describeNode);
  return (
    <div className="ed-field" data-wide="" data-kind={shape.kind} data-field={path.join('.')}>
      <span className="ed-field-label">{field.label}</span>
      {lines.length === 0 && <p className="ed-hint">Nothing</p>}
      {lines.map((line, index) => (
        // Lines have no name but their place.
        // oxlint-disable-next-line react/no-array-index-key
        <Sentence key={index} line={line} />
      ))}
      {problem !== null && <p className="ed-field-problem">{problem}</p>}
    </div>
  );
}

function Sentence({ line }: { readonly line: SentenceLine }) {
  return (
    <p className="type-sentence" style={{ paddingLeft: line.depth * 14 }}>
      {line.keyword === 'Else' && 'Else '}
      {line.parts.map((part, index) =>
        typeof part === 'string' ? (
          part
        ) : (
          // oxlint-disable-next-line react/no-array-index-key
          <span
            key={index}
            className="ed-slot"
            data-type={part.type}
            data-empty={part.isEmpty ? '' : undefined}
          >
            {part.text}
          </span>
        ),
      )}
    </p>
  );
}
