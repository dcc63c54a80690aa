import type { DraftGame } from '@playloom/draft';
import { type JsonObject, limits } from '@playloom/game-format';

/** A few awards are special. More would praise everyone. */
const SUGGESTED_AWARDS = 3;

/** Suggests awards for what the game counts for each player. Games without such variables have the score. */
export function suggestAwards({ variables }: DraftGame): readonly JsonObject[] {
  const counted = Object.entries(variables?.player ?? {}).filter(([, { type }]) => type === 'number');
  const awards = counted.map(([id, { name }]) => makeAward(`Most ${lowerFirst(name)}`, id));
  return (awards.length === 0 ? [makeAward('Highest score', null)] : awards).slice(0, SUGGESTED_AWARDS);
}

function makeAward(label: string, variable: string | null): JsonObject {
  return { label: label.slice(0, limits.RESULT_LABEL_MAX).trimEnd(), variable, best: 'highest' };
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
