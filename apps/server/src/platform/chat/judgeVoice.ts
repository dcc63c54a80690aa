import type { ChatSeat } from './ChatSeat.ts';

export interface VoiceFacts {
  refusal: ChatSeat['refusal'];
  isSignedIn: boolean;
  isMuted: boolean;
  isAgeKnown: boolean;
  mayWrite: boolean;
}

/** How somebody may write around a game, and what keeps them from more. */
export function judgeVoice(facts: VoiceFacts): Pick<ChatSeat, 'voice' | 'hurdle'> {
  if (!facts.isSignedIn) return { voice: 'none', hurdle: 'sign-in-needed' };
  if (facts.refusal === 'members-only') return { voice: 'none', hurdle: 'members-only' };
  if (facts.refusal !== null || facts.isMuted) return { voice: 'none', hurdle: 'muted' };
  if (facts.mayWrite) return { voice: 'free', hurdle: null };
  return { voice: 'presets', hurdle: facts.isAgeKnown ? 'too-young' : 'age-unknown' };
}
