import type { ComponentChildren } from 'preact';
import { limits } from '@playloom/game-format';
import { useEffect, useRef } from 'preact/hooks';
import { useHud, useHudSlice } from '../state/HudContext.ts';
import type { ChatLine, HudState } from '../state/HudState.ts';
import { findOwnUnitType } from '../../controls/findOwnUnitType.ts';
import { useKeyNameFiller } from '../state/useKeyNameFiller.ts';
import { pickHudKeys } from '../state/hudKeys.ts';
import { describeKey } from '../../controls/describeKey.ts';
import { ChatForm } from './ChatForm.tsx';
import { toReadableColor } from '../elements/toReadableColor.ts';
import { canOpenChat, canTypeChat } from '../state/hudParts.ts';
import { computeHudLayout } from '../state/computeHudLayout.ts';
import { ChatButton } from './ChatButton.tsx';
import { openChat } from '../state/openChat.ts';
import { setSignal } from '../state/changeSignal.ts';

/** Lines shown while the chat is closed. */
const LINES_SHOWN = 4;

/** The chat. It fades when no one has written for a while; on large screens a button takes its place. */
export function Chat() {
  const { ui } = useHud();
  const { lines, canChat, canType, team, isQuiet, hasTouch, canOpen } = useHudSlice((state) => ({
    lines: state.chat,
    canChat: state.canChat,
    canType: canTypeChat(state),
    team: readTeamChat(state),
    isQuiet: state.isChatQuiet,
    hasTouch: state.hasTouch,
    canOpen: canOpenChat(state),
  }));
  const isOpen = ui.isChatOpen.value && canType;
  const shown = isOpen ? lines : lines.slice(-LINES_SHOWN);
  const { hasChatPanel } = computeHudLayout(ui.size.value, hasTouch);
  return (
    <>
      {hasChatPanel && isQuiet && !isOpen && canOpen && <ChatButton class="hud-chat-button" />}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only listens for focusout */}
      <section
        class="hud-chat hud-glass"
        data-open={isOpen ? '' : undefined}
        data-quiet={isQuiet ? '' : undefined}
        aria-label="Chat"
        onFocusOut={({ currentTarget, relatedTarget }) => {
          // A click into the game closes the chat. Another browser window that takes the focus does not.
          const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
          if (!isInside && document.hasFocus()) setSignal(ui.isChatOpen, false);
        }}
      >
        <Lines lines={shown} isOpen={isOpen} isRead={isOpen || hasChatPanel} />
        {!canChat && !isOpen && !isQuiet && <ReadOnly />}
        {canChat && !isOpen && !isQuiet && <ChatHint isTeamOnly={team === 'only'} />}
        {isOpen && <ChatForm team={team} max={limits.CHAT_TEXT_MAX} />}
      </section>
    </>
  );
}

interface LinesProps {
  lines: readonly ChatLine[];
  isOpen: boolean;
  /** Whether the player sees each line, so that none counts as unread. */
  isRead: boolean;
}

function Lines({ lines, isOpen, isRead }: LinesProps) {
  const { ui } = useHud();
  const fillText = useKeyNameFiller();
  const list = useRef<HTMLDivElement>(null);
  const last = lines.at(-1)?.key ?? -1;
  useEffect(() => {
    if (list.current !== null) list.current.scrollTop = list.current.scrollHeight;
    if (isRead) setSignal(ui.lastReadChat, last);
  }, [last, isRead, ui]);
  return (
    <div
      ref={list}
      class="hud-chat-lines"
      role="log"
      aria-live="polite"
      aria-label="Chat messages"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard users must be able to scroll it
      tabIndex={isOpen ? 0 : undefined}
    >
      {lines.map((line) => (
        <p key={line.key} data-from={line.isFromGame ? 'game' : undefined}>
          {line.isFromCommunity && <span class="hud-chat-tag">community</span>}
          {line.isTeamOnly && <span class="hud-chat-tag">team</span>}
          {!line.isFromGame && (
            <b style={line.color === null ? {} : { color: toReadableColor(line.color) }}>{line.name}</b>
          )}
          {line.isFromGame ? fillText(line.text) : line.text}
        </p>
      ))}
    </div>
  );
}

/** For players who cannot write yet or at all: the reason, what they can do about it, and the phrases. */
function ReadOnly() {
  const hud = useHud();
  const { canAsk, hasPhrases, restriction } = useHudSlice((state) => ({
    canAsk: state.canAskToWrite,
    hasPhrases:
      state.hasPhrases && state.chatRestriction !== 'muted' && state.chatRestriction !== 'members-only',
    restriction: state.chatRestriction,
  }));
  const note = canAsk ? null : describeRestriction(restriction, hasPhrases);
  return (
    <>
      {note !== null && <p class="hud-chat-note">{note}</p>}
      {canAsk && (
        <Hint action="chat" onPress={() => openChat(hud)}>
          {restriction === 'sign-in-needed' ? 'Log in to chat' : 'Say something'}
        </Hint>
      )}
      {hasPhrases && (
        <Hint action="emotes" onPress={() => setSignal(hud.ui.isEmoteWheelOpen, true)}>
          Send a phrase
        </Hint>
      )}
    </>
  );
}

function describeRestriction(restriction: HudState['chatRestriction'], hasPhrases: boolean): string | null {
  if (restriction === 'muted') return 'You’re muted for now. You can still read the chat.';
  if (restriction === 'members-only') return 'Join this game’s community to chat here.';
  if (restriction === 'too-young') return 'You can chat with phrases and emotes.';
  return hasPhrases ? null : 'You can read this chat but not write in it.';
}

function ChatHint({ isTeamOnly }: { isTeamOnly: boolean }) {
  const { ui } = useHud();
  return (
    <Hint action="chat" onPress={() => setSignal(ui.isChatOpen, true)}>
      {isTeamOnly || ui.isTeamChat.value ? 'Message your team' : 'Say something'}
    </Hint>
  );
}

interface HintProps {
  action: 'chat' | 'emotes';
  onPress: () => void;
  children: ComponentChildren;
}

/** Shows the key for an action and runs the action when clicked. */
function Hint({ action, onPress, children }: HintProps) {
  const key = useHudSlice((state) => pickHudKeys(findOwnUnitType(state), state.settings)[action]);
  return (
    <button
      type="button"
      class="hud-chat-hint"
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {children}
      <kbd>{describeKey(key)}</kbd>
    </button>
  );
}

/** Whether the player can choose between everyone and the team, or the game only allows team chat. */
function readTeamChat({ game, players, me }: HudState): 'none' | 'choice' | 'only' {
  if (game.settings.chat.mode === 'team') return 'only';
  const mine = players.find(({ id }) => id === me)?.team ?? null;
  const open = Object.values(game.types.teams).filter(({ isOpenToPlayers }) => isOpenToPlayers);
  return mine !== null && open.length > 1 ? 'choice' : 'none';
}
