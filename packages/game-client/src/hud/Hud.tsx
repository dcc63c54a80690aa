import { useHud, useHudSlice } from './state/HudContext.ts';
import { computeHudLayout } from './state/computeHudLayout.ts';
import { GlassButton } from './elements/GlassButton.tsx';
import { LazyPart } from './elements/LazyPart.tsx';
import { canSeeScoreboard, isChatVisible, hasEmoteWheel, canOpenChat } from './state/hudParts.ts';
import { Unlocks } from './achievements/Unlocks.tsx';
import { LaterWindows } from './LaterWindows.tsx';
import { Chat } from './parts/Chat.tsx';
import { ChatButton } from './parts/ChatButton.tsx';
import { Inventory } from './parts/Inventory.tsx';
import { KillFeed } from './parts/KillFeed.tsx';
import { MatchHeader } from './parts/MatchHeader.tsx';
import { MatchResults } from './results/MatchResults.tsx';
import { RoomChip } from './parts/RoomChip.tsx';
import { FoldedScoreboard } from './parts/FoldedScoreboard.tsx';
import { ScreenText } from './parts/ScreenText.tsx';
import { HudBars } from './parts/HudBars.tsx';
import { TipPlace } from './parts/TipPlace.tsx';
import { setSignal, toggleSignal } from './state/changeSignal.ts';

const loadAnnouncer = async () => (await import('./parts/Announcer.tsx')).Announcer;
const loadBanners = async () => (await import('./parts/Banners.tsx')).Banners;
const loadFullScoreboard = async () => (await import('./parts/FullScoreboard.tsx')).FullScoreboard;
const loadHintChip = async () => (await import('./parts/HintChip.tsx')).HintChip;
const loadMinimap = async () => (await import('./parts/Minimap.tsx')).Minimap;
const loadNotices = async () => (await import('./parts/Notices.tsx')).Notices;
const loadSpectatorBar = async () => (await import('./parts/SpectatorBar.tsx')).SpectatorBar;
const loadTouchControls = async () => (await import('./touch/TouchControls.tsx')).TouchControls;

/** Everything drawn over the game. All parts stay at the edges: the middle of the screen belongs to the game. */
export function Hud() {
  const has = useHudSlice((state) => ({
    ...state.game.settings.hud,
    chat: isChatVisible(state),
    board: canSeeScoreboard(state),
    emotes: hasEmoteWheel(state),
    touch: state.hasTouch,
    touchSide: state.settings.touchSide,
    textSize: state.settings.textSize,
  }));
  const { ui } = useHud();
  const { form, isTall, hasBoardRows } = computeHudLayout(ui.size.value, has.touch);
  const isWide = form === 'wide';
  const isSmall = form === 'portrait' || form === 'landscape';
  return (
    <div
      class="hud"
      data-layout={isWide ? 'wide' : 'compact'}
      data-form={form}
      data-small={isSmall ? '' : undefined}
      data-tall={isTall ? '' : undefined}
      data-touch={has.touch ? '' : undefined}
      data-touch-side={has.touch ? has.touchSide : undefined}
      style={{ '--h-text': has.textSize / 100 }}
    >
      {has.touch && <LazyPart load={loadTouchControls} />}
      <div class="hud-top-left">
        {has.hasMinimap && <LazyPart load={loadMinimap} />}
        <RoomChip />
        {!isWide && <CornerButtons hasChat={has.chat} hasEmotes={has.emotes} />}
        {!isSmall && <ScreenText place="left" />}
        {form === 'portrait' && has.hasInventory && <Inventory />}
        {form === 'landscape' && has.hasKillFeed && <KillFeed />}
      </div>
      {form === 'landscape' && <HudBars />}
      <div class="hud-head">
        <div class="hud-top">
          <MatchHeader />
          <LazyPart load={loadBanners} />
          <LazyPart load={loadNotices} />
          <Unlocks />
          <TipPlace />
          <LazyPart load={loadHintChip} />
          <ScreenText place="center" />
          <ScreenText place="top" />
          {isSmall && <ScreenText place="left" />}
        </div>
        <div class="hud-top-right">
          {hasBoardRows && has.board && <FoldedScoreboard />}
          <ScreenText place="right" />
          {form !== 'landscape' && has.hasKillFeed && <KillFeed />}
          {has.chat && <Chat />}
        </div>
      </div>
      <div class="hud-bottom">
        <ScreenText place="bottom" />
        <LazyPart load={loadSpectatorBar} />
        {form !== 'landscape' && <HudBars />}
        {form !== 'portrait' && has.hasInventory && <Inventory />}
      </div>
      <SideButtons isWide={isWide} hasEmotes={has.emotes} />
      {has.board && <LazyPart load={loadFullScoreboard} />}
      <MatchResults />
      <LaterWindows />
      <LazyPart load={loadAnnouncer} />
    </div>
  );
}

/** Only on small screens: buttons for parts that wide screens show as panels. */
function CornerButtons({ hasChat, hasEmotes }: { hasChat: boolean; hasEmotes: boolean }) {
  const { ui } = useHud();
  const canOpen = useHudSlice(canOpenChat);
  return (
    <div class="hud-corner-buttons" data-solid>
      {hasChat && canOpen && <ChatButton />}
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
