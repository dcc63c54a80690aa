import { apiLimits } from '@playloom/api-contract';
import { TextInput } from '@playloom/design-system';
import type { Ref } from 'react';
import { cleanRoomCode } from './cleanRoomCode.ts';

interface CodeInputProps {
  value: string;
  onValueChange: (code: string) => void;
  ref?: Ref<HTMLInputElement>;
}

export function RoomCodeInput({ value, onValueChange, ref }: CodeInputProps) {
  return (
    <TextInput
      ref={ref}
      size="sm"
      className="play-code-input"
      value={value}
      placeholder={'·'.repeat(apiLimits.LOBBY_CODE_LENGTH)}
      autoCapitalize="characters"
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      onChange={(event) => onValueChange(cleanRoomCode(event.target.value))}
    />
  );
}
