import type { ChatSeat } from './ChatSeat.ts';

export interface VoiceFacts {
  refusal: ChatSeat['refusal'];
  isSignedIn: boolean;
  isMuted: boolean;
  isAgeKnown: boolean;
  mayWrite: boolean;
}

type GameHurdle = 'sign-in-needed' | 'members-only' | 'muted' | 'age-unknown' | 'too-young';

/** How somebody may write around a game, and what keeps them from more. */
export function judgeVoice(facts: VoiceFacts): { voice: ChatSeat['voice']; hurdle: GameHurdle | null } {
  if (!facts.isSignedIn) return { voice: 'none', hurdle: 'sign-in-needed' };
  if (facts.refusal === 'members-only') return { voice: 'none', hurdle: 'members-only' };
  if (facts.refusal !== null || facts.isMuted) return { voice: 'none', hurdle: 'muted' };
  if (facts.mayWrite) return { voice: 'free', hurdle: null };
  return { voice: 'presets', hurdle: facts.isAgeKnown ? 'too-young' : 'age-unknown' };
}
