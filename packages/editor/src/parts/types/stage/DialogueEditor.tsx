import { ToolButton } from '@playloom/design-system/ToolButton';
import {
  addEntry,
  describeFields,
  listDialogueLines,
  createIdFromName,
  removeEntry,
  getFormShape,
  getPathPattern,
} from '@playloom/editor-core';
import type { ObjectShape, Shape } from '@playloom/game-format';
import ChevronRight from 'lucide-react/icons/chevron-right';
import MessageCircle from 'lucide-react/icons/message-circle';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { useMemo, useState } from 'react';
import { useGame } from '../../../session/SessionContext.ts';
import { SchemaFieldControl } from '../../../forms/SchemaFieldControl.tsx';
import { useFormEdits } from '../../../forms/FormContext.ts';

const nodeShape = (getFormShape('dialogues').fields['nodes']!.shape as { readonly item: Shape })
  .item as ObjectShape;

/** A dialogue shown as a script: lines, answers, and where they lead. */
export function DialogueEditor({ id }: { readonly id: string }) {
  const dialogue = useGame((game) => game.types.dialogues[id]);
  const { isDisabled, run, describe } = useFormEdits();
  const lines = useMemo(() => (dialogue === undefined ? [] : listDialogueLines(dialogue)), [dialogue]);
  if (dialogue === undefined) return null;
  const path = ['types', 'dialogues', id, 'nodes'];
  const add = () => {
    const node = createIdFromName('line', (taken) => Object.hasOwn(dialogue.nodes, taken));
    const value = { speaker: '', portrait: null, text: 'Something to say', do: [], options: [] };
    run(addEntry(path, node, value, `Add a line to ${describe('dialogue')}`));
  };
  return (
    <section className="type-talk" aria-label="Conversation">
      {lines.map(({ node, depth, isAgain, isLoose }) => {
        const line = dialogue.nodes[node]!;
        if (isAgain) {
          return (
            <p key={`${node}-${depth}-again`} className="ed-hint" style={{ marginLeft: depth * 20 }}>
              goes back to “{line.text || node}”
            </p>
          );
        }
        return <DialogueNodeRow key={node} dialogue={id} node={node} depth={depth} isLoose={isLoose} />;
      })}
      {!isDisabled && (
        <button type="button" className="ed-button" data-tone="add" onClick={add}>
          <Plus size={14} aria-hidden="true" />
          Add line
        </button>
      )}
    </section>
  );
}

interface DialogueNodeRowProps {
  readonly dialogue: string;
  readonly node: string;
  readonly depth: number;
  readonly isLoose: boolean;
}

/**
 * One line of a dialogue. Its fields render only while it is expanded, because a long dialogue has hundreds.
 */
function DialogueNodeRow({ dialogue: id, node, depth, isLoose }: DialogueNodeRowProps) {
  const dialogue = useGame((game) => game.types.dialogues[id]);
  const { isDisabled, run, describe } = useFormEdits();
  const [isOpen, setIsOpen] = useState(false);
  const line = dialogue?.nodes[node];
  if (dialogue === undefined || line === undefined) return null;
  const own = ['types', 'dialogues', id, 'nodes', node];
  return (
    <div className="type-talk-line" style={{ marginLeft: depth * 20 }} data-loose={isLoose ? '' : undefined}>
      <div className="type-talk-head">
        <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          <ChevronRight size={14} aria-hidden="true" />
          <MessageCircle size={14} aria-hidden="true" />
          <strong>{line.speaker || 'Speaker'}</strong>
          <span className="ed-name">{line.text || 'No text'}</span>
          <span className="ed-mono type-id">{node}</span>
          {isLoose && <span className="ed-hint">not reachable</span>}
        </button>
        {!isDisabled && node !== dialogue.start && (
          <ToolButton
            label={`Remove ${node}`}
            Icon={Trash}
            size="sm"
            onClick={() => run(removeEntry(own, `Remove a line from ${describe('dialogue')}`))}
          />
        )}
      </div>
      {!isOpen &&
        line.options.map(({ text, next }, index) => (
          // Answers have no ids, so their position is the key.
          // oxlint-disable-next-line react/no-array-index-key -- answers have no id and are only read here
          <p key={index} className="type-talk-answer">
            {text} <span className="ed-hint">{next === null ? 'ends the dialogue' : `goes to ${next}`}</span>
          </p>
        ))}
      {isOpen &&
        describeFields(nodeShape, [], getPathPattern(own)).map((field) => (
          <SchemaFieldControl key={field.path.join('.')} root={own} field={field} />
        ))}
      {line.options.length === 0 && <p className="ed-hint">A line without options ends the dialogue.</p>}
    </div>
  );
}
