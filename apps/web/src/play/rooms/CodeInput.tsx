import { limits } from '@playloom/api-contract';
import { TextInput } from '@playloom/design-system';
import { cleanCode } from './cleanCode.ts';

interface CodeInputProps {
  value: string;
  onValueChange: (code: string) => void;
}

export function CodeInput({ value, onValueChange }: CodeInputProps) {
  return (
    <TextInput
      size="sm"
      className="play-code-input"
      value={value}
      placeholder={'·'.repeat(limits.LOBBY_CODE_LENGTH)}
      autoCapitalize="characters"
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      onChange={(event) => onValueChange(cleanCode(event.target.value))}
    />
  );
}
