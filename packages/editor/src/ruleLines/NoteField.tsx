import { TextInput } from '@playloom/design-system/TextInput';
import MessageSquare from 'lucide-react/icons/message-square';
import { limits } from '@playloom/game-format';
import { useEffect, useRef } from 'react';
import { closeInlineField } from './state/ruleLineActions.ts';
import { useRulesEditorState } from './state/RulesEditorState.ts';

interface Props {
  readonly text: string;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onChange: (text: string) => void;
}

/** A note for people; the game ignores it. */
export function NoteField({ text, isOpen, onOpen, onChange }: Props) {
  const editorState = useRulesEditorState();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isOpen) field.current?.focus();
  }, [isOpen]);
  if (!isOpen) {
    return (
      <button type="button" className="rules-note" data-plain="" onClick={onOpen}>
        <MessageSquare size={13} aria-hidden="true" />
        {text}
      </button>
    );
  }
  return (
    <TextInput
      ref={field}

      aria-label="Note"
      placeholder="Note for you and your collaborators"
      maxLength={limits.COMMENT_MAX}
      value={text}
      onChange={(event) => onChange(event.target.value)}
      onBlur={() => closeInlineField(editorState)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        closeInlineField(editorState);
      }}
    />
  );
}
