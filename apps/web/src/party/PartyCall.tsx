import { apiLimits, type Party, type PartyGame } from '@playloom/api-contract';
import { Button, IconButton } from '@playloom/design-system';
import X from 'lucide-react/icons/x';
import { useEffect, useEffectEvent, useState } from 'react';
import { useStreamerMode } from '@playloom/site/browser/useStreamerMode.ts';
import { getBrowserStorage } from '@playloom/site/browser/getBrowserStorage.ts';
import { isAnsweredCallEvent, readAnsweredCall, storeAnsweredCall } from './answeredCall.ts';
import { useJoinPartyGame } from './usePartyActions.ts';

const SECOND_MS = 1000;

/** Asks a member to join the leader’s game. Nobody is moved without an answer, or a setting that they switched on. */
export function PartyCall({ party }: { party: Party }) {
  const { game, isLeader } = party;
  const { answered, answer } = useAnsweredCall();
  if (!game || isLeader || !game.isNew || game.isHere || answered === game.callId) return null;
  return <CallBanner key={game.callId} party={party} game={game} onAnswer={() => answer(game.callId)} />;
}

function CallBanner({ party, game, onAnswer }: { party: Party; game: PartyGame; onAnswer: () => void }) {
  const goToGame = useJoinPartyGame();
  const isStreaming = useStreamerMode();
  const leader = party.members.find((member) => member.isLeader)?.local.username ?? '';
  const join = () => {
    onAnswer();
    goToGame(game.gameSlug);
  };
  const seconds = useCountdown(party.autoJoin && game.freeSeats > 0, join);
  return (
    <section className="party-call" role="status" aria-label="Party invitation">
      <p>
        <b>{isStreaming ? `Your party is starting ${game.title}` : `${leader} is starting ${game.title}`}</b>
        {game.freeSeats === 0 && <span>The room is full.</span>}
        {seconds !== null && <span>{`Joining in ${seconds} s`}</span>}
      </p>
      <Button size="sm" variant="mint" onClick={join}>
        {game.freeSeats === 0 ? 'Play in another room' : 'Join'}
      </Button>
      <IconButton label="Not now" size="sm" onClick={onAnswer}>
        <X size={18} aria-hidden="true" />
      </IconButton>
    </section>
  );
}

function useAnsweredCall(): { answered: string | null; answer: (callId: string) => void } {
  const [storage] = useState(() => getBrowserStorage('local'));
  const [answered, setAnswered] = useState(() => readAnsweredCall(storage));
  useEffect(() => {
    const note = (event: StorageEvent) => {
      if (isAnsweredCallEvent(event)) setAnswered(event.newValue);
    };
    window.addEventListener('storage', note);
    return () => window.removeEventListener('storage', note);
  }, []);
  return {
    answered,
    answer(callId) {
      storeAnsweredCall(storage, callId);
      setAnswered(callId);
    },
  };
}

/** Counts down while the page is visible, so that one tab goes to the game. Null while it is off. */
function useCountdown(isOn: boolean, onEnd: () => void): number | null {
  const [seconds, setSeconds] = useState<number>(apiLimits.PARTY_AUTO_JOIN_SECONDS);
  const finish = useEffectEvent(onEnd);
  useEffect(() => {
    if (!isOn) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') setSeconds((left) => left - 1);
    }, SECOND_MS);
    return () => clearInterval(timer);
  }, [isOn]);
  const isOver = isOn && seconds <= 0;
  useEffect(() => {
    if (isOver) finish();
  }, [isOver]);
  return isOn ? Math.max(0, seconds) : null;
}
