import MessageSquare from 'lucide-react/icons/message-square';
import { limits } from '@playloom/game-format';
import { useEffect, useRef } from 'react';
import { closeField } from '../desk/acts.ts';
import { useDesk } from '../desk/RulesDesk.ts';

interface Props {
  readonly text: string;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onChange: (text: string) => void;
}

/** A note for people: the game does not read it. */
export function NoteField({ text, isOpen, onOpen, onChange }: Props) {
  const desk = useDesk();
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
    <input
      ref={field}
      className="ed-input"
      aria-label="Note"
      placeholder="A note for you and others"
      maxLength={limits.COMMENT_MAX}
      value={text}
      onChange={(event) => onChange(event.target.value)}
      onBlur={() => closeField(desk)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        closeField(desk);
      }}
    />
  );
}
