import { useHud, useHudSlice } from './state/HudContext.ts';
import { computeHudLayout } from './computeHudLayout.ts';
import { GlassButton } from './elements/GlassButton.tsx';
import { canSeeScoreboard, isChatVisible, hasEmoteWheel, canOpenChat } from './state/hudParts.ts';
import { openChat } from './state/openChat.ts';
import { PauseMenu } from './menu/PauseMenu.tsx';
import { Banners } from './parts/Banners.tsx';
import { CenterMessages } from './parts/CenterMessages.tsx';
import { Chat } from './parts/Chat.tsx';
import { EmoteWheel } from './parts/EmoteWheel.tsx';
import { HintChip } from './parts/HintChip.tsx';
import { Inventory } from './parts/Inventory.tsx';
import { KillFeed } from './parts/KillFeed.tsx';
import { MatchHeader } from './parts/MatchHeader.tsx';
import { Minimap } from './parts/Minimap.tsx';
import { RoomChip } from './parts/RoomChip.tsx';
import { FullScoreboard, CompactScoreboard } from './parts/Scoreboard.tsx';
import { ScreenText } from './parts/ScreenText.tsx';
import { HudBars } from './parts/HudBars.tsx';
import { SpectatorBar } from './parts/SpectatorBar.tsx';
import { TouchControls } from './touch/TouchControls.tsx';
import { DialogueWindow } from './windows/DialogueWindow.tsx';
import { PanelFrames } from './windows/PanelFrames.tsx';
import { QuestionWindow } from './windows/QuestionWindow.tsx';
import { ShopWindow } from './windows/ShopWindow.tsx';
import { TeamChooser } from './windows/TeamChooser.tsx';
import { setSignal, toggleSignal } from './state/changeSignal.ts';

/** Everything drawn over the game. The corners hold the map, scores, chat and controls; the center stays free. */
export function Hud() {
  const has = useHudSlice((state) => ({
    ...state.game.settings.hud,
    chat: isChatVisible(state),
    board: canSeeScoreboard(state),
    emotes: hasEmoteWheel(state),
    touch: state.hasTouch,
  }));
  const { ui } = useHud();
  const { kind, isTall, isLarge, isNarrow, hasVitalsOnTop } = computeHudLayout(ui.size.value, has.touch);
  return (
    <div
      class="hud"
      data-layout={kind}
      data-tall={isTall ? '' : undefined}
      data-large={isLarge ? '' : undefined}
      data-narrow={isNarrow ? '' : undefined}
      data-touch={has.touch ? '' : undefined}
    >
      {has.touch && <TouchControls />}
      <div class="hud-top-left">
        <div class="hud-stack">
          {has.hasMinimap && <Minimap />}
          <RoomChip />
          {kind === 'compact' && <CornerButtons hasChat={has.chat} hasEmotes={has.emotes} />}
          {!hasVitalsOnTop && <ScreenText place="left" />}
          {kind === 'compact' && !hasVitalsOnTop && has.chat && <SmallChat />}
        </div>
        {hasVitalsOnTop && (
          <div class="hud-stack">
            <div class="hud-above-stick">
              <HudBars />
              <ScreenText place="left" />
            </div>
            {has.chat && <SmallChat />}
          </div>
        )}
      </div>
      <div class="hud-top">
        <MatchHeader />
        <Banners />
        {!isNarrow && <ScreenText place="top" />}
      </div>
      <div class="hud-top-right">
        {kind === 'wide' && has.board && <CompactScoreboard />}
        {isNarrow && <ScreenText place="top" />}
        <ScreenText place="right" />
        {has.hasKillFeed && <KillFeed />}
      </div>
      <CenterMessages />
      {kind === 'wide' && has.chat && <Chat />}
      <div class="hud-bottom">
        <ScreenText place="bottom" />
        <HintChip />
        <SpectatorBar />
        {!hasVitalsOnTop && <HudBars />}
        {has.hasInventory && <Inventory />}
      </div>
      <SideButtons isWide={kind === 'wide'} hasEmotes={has.emotes} />
      {has.emotes && <EmoteWheel />}
      {has.board && <FullScoreboard />}
      <PanelFrames />
      <ShopWindow />
      <DialogueWindow />
      <QuestionWindow />
      <TeamChooser />
      <PauseMenu />
    </div>
  );
}

/** The chat on small screens. `data-solid` keeps touch buttons away from it even while it is empty. */
function SmallChat() {
  return (
    <div class="hud-chat-place" data-solid>
      <Chat />
    </div>
  );
}

/** Only on small screens: buttons for parts that wide screens show as panels. */
function CornerButtons({ hasChat, hasEmotes }: { hasChat: boolean; hasEmotes: boolean }) {
  const hud = useHud();
  const { ui } = hud;
  const { canOpen, keys } = useHudSlice((state) => ({
    canOpen: canOpenChat(state),
    keys: state.chat.filter(({ isFromGame }) => !isFromGame).map(({ key }) => key),
  }));
  const unread = keys.filter((key) => key > ui.lastReadChat.value).length;
  return (
    <div class="hud-corner-buttons" data-solid>
      {hasChat && canOpen && (
        <GlassButton
          label={unread > 0 ? `Chat, ${unread} unread` : 'Chat'}
          icon="chat"
          isPressed={ui.isChatOpen.value}
          onPress={() => (ui.isChatOpen.value ? setSignal(ui.isChatOpen, false) : openChat(hud))}
        >
          {unread > 0 && <span class="hud-badge hud-number">{unread > 9 ? '9+' : unread}</span>}
        </GlassButton>
      )}
      {hasEmotes && (
        <GlassButton
          label="Emotes"
          icon="smile"
          isPressed={ui.isEmoteWheelOpen.value}
          onPress={() => toggleSignal(ui.isEmoteWheelOpen)}
        />
      )}
    </div>
  );
}

function SideButtons({ isWide, hasEmotes }: { isWide: boolean; hasEmotes: boolean }) {
  const { ui, actions } = useHud();
  const isMuted = useHudSlice(({ settings }) => settings.isMuted);
  return (
    <div class="hud-side" data-solid>
      {isWide && hasEmotes && (
        <GlassButton
          label="Emotes"
          icon="smile"
          isPressed={ui.isEmoteWheelOpen.value}
          onPress={() => toggleSignal(ui.isEmoteWheelOpen)}
        />
      )}
      {isWide && (
        <GlassButton
          label={isMuted ? 'Turn sound on' : 'Turn sound off'}
          icon={isMuted ? 'mute' : 'sound'}
          onPress={() => actions.changeSettings({ isMuted: !isMuted })}
        />
      )}
      <GlassButton label="Menu" icon="pause" onPress={() => setSignal(ui.menu, 'main')} />
    </div>
  );
}
