import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useHud } from '../state/HudContext.ts';
import { stopTypedKey } from '../elements/stopTypedKey.ts';
import { setSignal } from '../state/changeSignal.ts';
import { HudCharacterCounter } from '../elements/HudCharacterCounter.tsx';

export function ChatForm({ team, max }: { team: 'none' | 'choice' | 'only'; max: number }) {
  const { state, ui, actions } = useHud();
  const [text, setText] = useState(ui.waitingChat.value);
  const field = useRef<HTMLInputElement>(null);
  const counter = useId();
  const isTeamOnly = team === 'only' || (team === 'choice' && ui.isTeamChat.value);

  // A layout effect: the field needs focus at once, or fast typists lose the first letters.
  useLayoutEffect(() => field.current?.focus({ preventScroll: true }), []);

  const send = (event: Event): void => {
    event.preventDefault();
    const line = text.trim();
    const { canChat } = state.value;
    setSignal(ui.waitingChat, canChat ? '' : line);
    if (line !== '' && canChat) actions.sendChat(line, isTeamOnly);
    setSignal(ui.isChatOpen, false);
    if (line !== '' && !canChat) actions.askToWrite(() => setSignal(ui.isChatOpen, true));
  };

  return (
    <form class="hud-chat-form" onSubmit={send}>
      {team === 'choice' && <AudienceSwitch />}
      <div class="hud-chat-field">
        <input
          ref={field}
          type="text"
          value={text}
          maxLength={max}
          autocomplete="off"
          enterkeyhint="send"
          aria-label={isTeamOnly ? 'Message your team' : 'Message everyone'}
          aria-describedby={counter}
          placeholder={isTeamOnly ? 'Message your team' : 'Message everyone'}
          onKeyDown={stopTypedKey}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <HudCharacterCounter id={counter} length={text.length} max={max} />
      </div>
      <button type="submit" class="hud-hidden">
        Send
      </button>
    </form>
  );
}

function AudienceSwitch() {
  const { ui } = useHud();
  return (
    <div class="hud-audience" role="group" aria-label="Send to">
      {[false, true].map((isTeam) => (
        <button
          key={String(isTeam)}
          type="button"
          aria-pressed={ui.isTeamChat.value === isTeam}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setSignal(ui.isTeamChat, isTeam)}
        >
          {isTeam ? 'Team' : 'All'}
        </button>
      ))}
    </div>
  );
}
