import type { ViewEvent } from '@playloom/protocol';
import type { Renderer, Scene, Shake } from '@playloom/renderer';
import type { EntityMemories } from '../entities/EntityMemory.ts';
import type { Squasher } from '../entities/Squasher.ts';
import type { ClientSession, ShownUnit } from '../session/ClientSession.ts';
import type { PlayerSettings } from '../settings/PlayerSettings.ts';
import type { SoundPlayer } from '../sound/SoundPlayer.ts';
import type { HudLog } from './HudLog.ts';
import type { OwnHit } from './OwnHit.ts';
import type { OwnAttackState } from './startOwnAttack.ts';

/** The parts of a client that events change. */
export interface ClientStage {
  renderer: Renderer;
  readonly sound: SoundPlayer;
  readonly scene: Scene;
  readonly shake: Shake;
  readonly memories: EntityMemories;
  readonly log: HudLog;
  /** The last hits on the player’s unit, oldest first. */
  readonly hits: OwnHit[];
  /** Null until it has loaded, and in games that switch nothing on under Feel. */
  feel: FeelLayer | null;
  /** Whether the player prefers less motion. */
  isCalm: boolean;
  settings: PlayerSettings;
}

/** What the feel of a game needs to know about one frame. */
export interface FeelFrame {
  readonly session: ClientSession;
  readonly stage: ClientStage;
  readonly own: ShownUnit | null;
  readonly attack: OwnAttackState;
  /** Where the player points, on the canvas in CSS pixels. Null if they don't aim, as on touch screens. */
  readonly aim: { readonly x: number; readonly y: number } | null;
  /** Whether the mouse is what the player aims with, so that the crosshair replaces its cursor. */
  readonly hasMouse: boolean;
  /** Whether the player steers their unit: it lives, and no menu is open. */
  readonly isPlaying: boolean;
  readonly seconds: number;
}

/**
 * How hits and movements feel: everything that a game switches on under Feel. It changes only what is drawn and heard.
 * Games without it don’t load its code.
 */
export interface FeelLayer extends Squasher {
  /** Reacts to an event in the moment in which it is presented. */
  react(session: ClientSession, stage: ClientStage, event: ViewEvent): void;
  /** By which factor the pitch of a sound rises, because it is part of a combo. */
  raisePitch(session: ClientSession, event: Extract<ViewEvent, { kind: 'sound' }>, time: number): number;
  /** Changes the filled scene before it is drawn. Returns how many seconds particles and texts advance. */
  changeScene(frame: FeelFrame): number;
  /** Moves the crosshair. Called at the end of a frame, because reading a size after it would lay out the page. */
  changePage(): void;
  remove(): void;
}
