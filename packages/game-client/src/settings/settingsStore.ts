import { isRecord } from '@playloom/game-format';
import { isKey } from '../input/keyNames.ts';
import { isPadAction, listPadActions } from '../input/padActions.ts';
import {
  defaultSettings,
  graphicsChoices,
  hudKeyNames,
  textSizes,
  touchSides,
  type PlayerSettings,
} from './PlayerSettings.ts';
import { teamPaletteNames } from './teamPalettes.ts';

/** The part of `localStorage` that is used. It may be disabled, full, or contain invalid data. */
export interface SettingsStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

const STORAGE_KEY = 'playloom.settings';
/** Tells the page around the game, which hides names and codes in streamer mode. */
const CHANGE_EVENT = 'playloom-settings';
const REBOUND_MAX = 60;
const KEY_NAME_MAX = 20;
const RENDERER_CHOICES_MAX = 100;

/** Loads the stored settings. Invalid values are replaced by the defaults. */
export function loadSettings(storage: SettingsStorage | null): PlayerSettings {
  try {
    return checkSettings(JSON.parse(storage?.getItem(STORAGE_KEY) ?? '{}'));
  } catch {
    return defaultSettings;
  }
}

/** Stores the settings. If the device can't store them, they are lost when the page closes. */
export function saveSettings(storage: SettingsStorage | null, settings: PlayerSettings): void {
  try {
    storage?.setItem(STORAGE_KEY, JSON.stringify(settings));
    globalThis.window?.dispatchEvent(new Event(CHANGE_EVENT));
  } catch {
    return;
  }
}

export function changeSettings(settings: PlayerSettings, change: Partial<PlayerSettings>): PlayerSettings {
  return checkSettings({ ...settings, ...change });
}

function checkSettings(value: unknown): PlayerSettings {
  const given = isRecord(value) ? value : {};
  const isLowPower = flagOf(given['isLowPower'], defaultSettings.isLowPower);
  return {
    music: volumeOf(given['music'], defaultSettings.music),
    effects: volumeOf(given['effects'], defaultSettings.effects),
    isMuted: flagOf(given['isMuted'], defaultSettings.isMuted),
    showsNames: flagOf(given['showsNames'], defaultSettings.showsNames),
    shakesCamera: flagOf(given['shakesCamera'], defaultSettings.shakesCamera),
    hasTeamShapes: flagOf(given['hasTeamShapes'], defaultSettings.hasTeamShapes),
    teamPalette: choiceOf(given['teamPalette'], teamPaletteNames, defaultSettings.teamPalette),
    textSize: choiceOf(given['textSize'], textSizes, defaultSettings.textSize),
    isStreaming: flagOf(given['isStreaming'], defaultSettings.isStreaming),
    touchSide: choiceOf(given['touchSide'], touchSides, defaultSettings.touchSide),
    // Before there was a choice, low power mode also drew less.
    graphics: choiceOf(given['graphics'], graphicsChoices, isLowPower ? 'low' : defaultSettings.graphics),
    isLowPower,
    pictures: readRendererChoices(given['pictures']),
    hearsCommunity: flagOf(given['hearsCommunity'], defaultSettings.hearsCommunity),
    keys: keysOf(given['keys']),
    hudKeys: hudKeysOf(given['hudKeys']),
    padButtons: padButtonsOf(given['padButtons']),
  };
}

function volumeOf(value: unknown, otherwise: number): number {
  return typeof value === 'number' && Number.isFinite(value)
    ? Math.round(Math.max(0, Math.min(100, value)))
    : otherwise;
}

function flagOf(value: unknown, otherwise: boolean): boolean {
  return typeof value === 'boolean' ? value : otherwise;
}

function choiceOf<Choice>(value: unknown, choices: readonly Choice[], otherwise: Choice): Choice {
  return choices.find((choice) => choice === value) ?? otherwise;
}

function hudKeysOf(value: unknown): PlayerSettings['hudKeys'] {
  if (!isRecord(value)) return {};
  const chosen = hudKeyNames.flatMap((name) => {
    const key = value[name];
    const isName = typeof key === 'string' && key !== '' && key.length <= KEY_NAME_MAX;
    return isName ? [[name, key] as const] : [];
  });
  return Object.fromEntries(chosen);
}

function padButtonsOf(value: unknown): PlayerSettings['padButtons'] {
  if (!isRecord(value)) return {};
  const chosen = listPadActions({}).flatMap((_, button) => {
    const action = value[String(button)];
    return isPadAction(action) ? [[String(button), action] as const] : [];
  });
  return Object.fromEntries(chosen);
}

function keysOf(value: unknown): PlayerSettings['keys'] {
  if (!isRecord(value)) return {};
  const rebound = Object.entries(value).filter(([pressed, key]) => isKey(pressed) && isKey(key));
  return Object.fromEntries(rebound.slice(0, REBOUND_MAX)) as PlayerSettings['keys'];
}

/** Keeps only the most recent choices. */
function readRendererChoices(value: unknown): PlayerSettings['pictures'] {
  if (!isRecord(value)) return {};
  const chosen = Object.entries(value).filter(([, kind]) => kind === '2d' || kind === '3d');
  return Object.fromEntries(chosen.slice(-RENDERER_CHOICES_MAX)) as PlayerSettings['pictures'];
}
