import type { EntityId, Game, Point } from '@playloom/game-format';
import { protocolLimits, type ViewEvent } from '@playloom/protocol';
import { addShake } from '@playloom/renderer';
import { createStreamRenamer } from '../settings/nameForStream.ts';
import { recolorTeams } from '../settings/teamPalettes.ts';
import { getOrCreateEntityMemory } from '../entities/EntityMemory.ts';
import { listAttackSounds } from './listAttackSounds.ts';
import { readAttackSeconds } from './readAttackSeconds.ts';
import { addEventToLog } from './HudLog.ts';
import type { ClientStage } from './ClientStage.ts';
import { noteOwnHit } from './OwnHit.ts';
import type { ClientSession } from '../session/ClientSession.ts';

/** Events this close to the player's unit are presented at once, because they feel like the player's own action. */
const OWN_TILES = 1.5;
const HURT_SECONDS = 0.25;
/** An attack event is ignored if the client already started the attack this recently. */
const SEEN_SECONDS = 1;
const EMOTE_SECONDS = 3;
const SPEECH_SECONDS = 5;
/** Older events are not shown or played. They pile up while the tab is asleep. */
const STALE_SECONDS = 2;
const SHAKE_TILES = 18;
const SHAKE_SECONDS = 0.35;

/** Shows and plays events up to the shown tick. Returns whether the HUD must update. */
export function presentEvents(session: ClientSession, stage: ClientStage): boolean {
  const { waiting, shownTicks, view } = session;
  let hasHudChanges = false;
  let remaining = 0;
  for (const entry of waiting) {
    const isDue = entry.tick <= shownTicks.ticks || !isSeen(entry.event) || isOwnDoing(session, entry.event);
    if (!isDue) {
      waiting[remaining] = entry;
      remaining += 1;
      continue;
    }
    const age = (view.tick - entry.tick) / session.tickRate;
    if (
      addEventToLog(
        stage.log,
        entry.event,
        recolorTeams(session.game, stage.settings.teamPalette),
        view,
        session.welcome?.player ?? null,
        stage.scene.time,
      )
    ) {
      hasHudChanges = true;
    }
    if (age < STALE_SECONDS) act(session, stage, entry.event);
  }
  waiting.length = remaining;
  return hasHudChanges;
}

/** Whether an event happens at a map position and therefore waits until that moment is shown. */
function isSeen({ kind }: ViewEvent): boolean {
  return (
    kind === 'effect' || kind === 'sound' || kind === 'floating-text' || kind === 'hurt' || kind === 'attack'
  );
}

function isOwnDoing({ shown }: ClientSession, event: ViewEvent): boolean {
  if (shown === null) return false;
  if (event.kind === 'attack') return event.unit === shown.id;
  const at = findEventPosition(event);
  return at !== null && Math.hypot(at.x - shown.x, at.y - shown.y) < OWN_TILES;
}

function findEventPosition(event: ViewEvent): Point | null {
  if (event.kind === 'effect') return event;
  return event.kind === 'sound' || event.kind === 'floating-text' ? event.at : null;
}

function act(session: ClientSession, stage: ClientStage, event: ViewEvent): void {
  const { game, view } = session;
  const { scene, memories } = stage;
  stage.feel?.react(session, stage, event);
  switch (event.kind) {
    case 'sound':
      stage.sound.play(event.sound, event.at, stage.feel?.raisePitch(session, event, scene.time));
      return;
    case 'effect':
      burst(game, stage, event);
      return;
    case 'floating-text':
      stage.renderer.burst({
        ...event,
        text: showText(session, stage, event.text),
        x: event.at.x,
        y: event.at.y,
      });
      return;
    case 'camera-shake':
      if (canShake(stage)) addShake(stage.shake, event.strength, event.seconds);
      return;
    case 'hurt':
      getOrCreateEntityMemory(memories, event.entity).hurtUntil = scene.time + HURT_SECONDS;
      stage.renderer.burst({ kind: 'flash', key: event.entity });
      noteOwnHit(stage.hits, session, event, scene.time);
      return;
    case 'attack':
      showAttack(session, stage, event.unit);
      playAttack(session, stage, event);
      return;
    case 'emote':
      showEmote(session, stage, event.player, event.emote);
      return;
    case 'chat': {
      if (event.from !== null && stage.log.muted.has(event.from)) return;
      const unit = event.from === null ? null : (view.players.get(event.from)?.unit ?? null);
      if (unit === null || !view.entities.has(unit)) return;
      getOrCreateEntityMemory(memories, unit).speech = {
        text: event.text,
        until: scene.time + SPEECH_SECONDS,
      };
      return;
    }
    // Only the HUD shows these.
    case 'message':
    case 'achievement':
    case 'goal':
    case 'panel-message':
    case 'death':
    case 'join':
    case 'leave':
    case 'match':
    case 'notice':
    case 'rights':
    case 'community':
    case 'vote':
      return;
  }
}

/** A text of the game without the names of others, if the player streams. */
function showText({ view, welcome }: ClientSession, { settings }: ClientStage, text: string): string {
  return settings.isStreaming
    ? createStreamRenamer(view.players.values(), welcome?.player ?? null)(text)
    : text;
}

/** Whether the screen may shake: not if the player turned it off or prefers less motion. */
export function canShake({ settings, isCalm }: Pick<ClientStage, 'settings' | 'isCalm'>): boolean {
  return settings.shakesCamera && !isCalm;
}

function showAttack(session: ClientSession, { memories, scene }: ClientStage, unit: EntityId): void {
  const memory = getOrCreateEntityMemory(memories, unit);
  if (scene.time - memory.startedAt < SEEN_SECONDS) return;
  memory.attackUntil = scene.time + readAttackSeconds(session, unit);
}

/** Plays the sounds of an attack, which the room does not send to those who see it. */
function playAttack(
  session: ClientSession,
  stage: ClientStage,
  { unit, item }: Extract<ViewEvent, { kind: 'attack' }>,
): void {
  const { view, shown, game } = session;
  const attacker = view.entities.get(unit);
  if (attacker === undefined) return;
  const { x, y } = shown?.id === unit ? shown : attacker;
  for (const sound of listAttackSounds(game, attacker.type, item))
    act(session, stage, { kind: 'sound', sound, at: { x, y } });
}

function burst(game: Game, stage: ClientStage, event: Extract<ViewEvent, { kind: 'effect' }>): void {
  const effect = game.types.effects[event.effect];
  if (effect === undefined) return;
  const { x, y, rotation } = event;
  stage.renderer.burst({ kind: 'effect', effect, x, y, rotation });
  if (effect.shake === 0 || !canShake(stage)) return;
  const { camera } = stage.scene;
  const near = 1 - Math.hypot(x - camera.x, y - camera.y) / SHAKE_TILES;
  if (near > 0) addShake(stage.shake, effect.shake * near, SHAKE_SECONDS);
}

function showEmote(
  { view }: ClientSession,
  { memories, scene }: ClientStage,
  player: number,
  emote: number,
): void {
  const unit = view.players.get(player)?.unit ?? null;
  const name = protocolLimits.EMOTES[emote];
  if (unit === null || name === undefined) return;
  getOrCreateEntityMemory(memories, unit).emote = { name, until: scene.time + EMOTE_SECONDS };
}
