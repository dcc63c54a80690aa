import type { ChatPermissions } from './ChatPermissions.ts';

interface ChatWriteFacts {
  refusal: ChatPermissions['refusal'];
  isSignedIn: boolean;
  isMuted: boolean;
  isAgeKnown: boolean;
  canWrite: boolean;
}

type GameChatRestriction = 'sign-in-needed' | 'members-only' | 'muted' | 'age-unknown' | 'too-young';

/** Returns how a user may write in the chat of a game, and why they may not write freely; null if they may. */
export function resolveChatWritePermission(facts: ChatWriteFacts): {
  voice: ChatPermissions['voice'];
  hurdle: GameChatRestriction | null;
} {
  if (!facts.isSignedIn) return { voice: 'none', hurdle: 'sign-in-needed' };
  if (facts.refusal === 'members-only') return { voice: 'none', hurdle: 'members-only' };
  if (facts.refusal !== null || facts.isMuted) return { voice: 'none', hurdle: 'muted' };
  if (facts.canWrite) return { voice: 'free', hurdle: null };
  return { voice: 'presets', hurdle: facts.isAgeKnown ? 'too-young' : 'age-unknown' };
}
