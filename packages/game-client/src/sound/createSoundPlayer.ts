import type { Game, Point, Sound } from '@playloom/game-format';
import { ZZFX } from 'zzfx';
import { effectPresets, melodies } from './presets.ts';
import { type SoundListener, spatializeSound } from './spatializeSound.ts';
import { renderMelody } from './renderMelody.ts';
import type { SoundPlayer } from './SoundPlayer.ts';

const VOICES_MAX = 24;
/** If the same sound is requested again within this time, it is skipped. */
const AGAIN_SECONDS = 0.04;
const FADE_SECONDS = 0.6;
const MUSIC_LEVEL = 0.5;
const EFFECTS_LEVEL = 0.55;

interface Player {
  readonly context: AudioContext;
  readonly game: Game;
  readonly assetUrl: (file: string) => string;
  readonly effects: GainNode;
  readonly music: GainNode;
  /** Loaded sounds by id. They are promises, so that concurrent requests load a sound only once. */
  readonly buffers: Map<string, Promise<AudioBuffer | null>>;
  readonly lastPlayed: Map<string, number>;
  voices: number;
  listener: SoundListener;
  playing: { readonly sound: string; readonly source: AudioBufferSourceNode; readonly gain: GainNode } | null;
  wanted: string | null;
}

/** Plays the sounds of a game through the synthesizer and Web Audio. */
export function createSoundPlayer(game: Game, assetUrl: (file: string) => string): SoundPlayer {
  const context = ZZFX.audioContext;
  const player: Player = {
    context,
    game,
    assetUrl,
    effects: connectGain(context),
    music: connectGain(context),
    buffers: new Map(),
    lastPlayed: new Map(),
    voices: 0,
    listener: { x: 0, y: 0, halfWidth: 1 },
    playing: null,
    wanted: null,
  };
  return {
    play: (sound, at, pitch, volume) => void playEffect(player, sound, at, pitch, volume),
    setMusic: (sound) => void playMusic(player, sound),
    setListener(x, y, halfWidth) {
      player.listener = { x, y, halfWidth };
    },
    setVolumes({ music, effects, isMuted }) {
      setLevel(player, player.music, isMuted ? 0 : (music / 100) * MUSIC_LEVEL);
      setLevel(player, player.effects, isMuted ? 0 : (effects / 100) * EFFECTS_LEVEL);
    },
    setPaused: (isPaused) => void (isPaused ? context.suspend() : context.resume()),
    unlock: () => void context.resume(),
    destroy() {
      player.wanted = null;
      stopMusic(player);
      player.effects.disconnect();
      void context.suspend();
    },
  };
}

async function playEffect(
  player: Player,
  id: string,
  at: Point | null,
  pitch = 1,
  volume = 1,
): Promise<void> {
  const { context, lastPlayed } = player;
  const sound = player.game.types.sounds[id];
  if (sound === undefined || context.state !== 'running' || player.voices >= VOICES_MAX) return;
  const placed = spatializeSound(at, sound.range, player.listener);
  if (placed === null || context.currentTime - (lastPlayed.get(id) ?? -1) < AGAIN_SECONDS) return;
  lastPlayed.set(id, context.currentTime);
  const buffer = await findBuffer(player, id, sound);
  if (buffer === null) return;
  const source = context.createBufferSource();
  source.buffer = buffer;
  source.playbackRate.value = pitch * sound.pitch * (1 + (Math.random() * 2 - 1) * sound.pitchVariation);
  const gain = context.createGain();
  gain.gain.value = sound.volume * volume * placed.volume;
  const side = context.createStereoPanner();
  side.pan.value = placed.pan;
  source.connect(side).connect(gain).connect(player.effects);
  player.voices += 1;
  source.addEventListener('ended', () => {
    player.voices -= 1;
    gain.disconnect();
  });
  source.start();
}

async function playMusic(player: Player, id: string | null): Promise<void> {
  if (player.wanted === id) return;
  player.wanted = id;
  stopMusic(player);
  const sound = id === null ? undefined : player.game.types.sounds[id];
  if (id === null || sound === undefined) return;
  const buffer = await findBuffer(player, id, sound);
  // Other music may have been requested in the meantime.
  if (buffer === null || player.wanted !== id) return;
  const { context } = player;
  const source = context.createBufferSource();
  source.buffer = buffer;
  source.loop = true;
  source.playbackRate.value = sound.pitch;
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, context.currentTime);
  gain.gain.linearRampToValueAtTime(sound.volume, context.currentTime + FADE_SECONDS);
  source.connect(gain).connect(player.music);
  source.start();
  player.playing = { sound: id, source, gain };
}

function stopMusic(player: Player): void {
  const { playing, context } = player;
  player.playing = null;
  if (playing === null) return;
  const { gain } = playing.gain;
  gain.cancelScheduledValues(context.currentTime);
  gain.setValueAtTime(gain.value, context.currentTime);
  gain.linearRampToValueAtTime(0, context.currentTime + FADE_SECONDS);
  playing.source.stop(context.currentTime + FADE_SECONDS);
}

function findBuffer(player: Player, id: string, sound: Sound): Promise<AudioBuffer | null> {
  const known = player.buffers.get(id);
  if (known !== undefined) return known;
  // A sound that cannot be created or loaded stays silent.
  const made = makeBuffer(player, sound).catch(() => null);
  player.buffers.set(id, made);
  return made;
}

async function makeBuffer(player: Player, { source }: Sound): Promise<AudioBuffer | null> {
  if (source.kind === 'synth') return toBuffer(player, synthesize(source.parameters));
  if (source.kind === 'file') {
    const asset = player.game.assets[source.asset];
    if (asset === undefined) return null;
    const response = await fetch(player.assetUrl(asset.file));
    return response.ok ? player.context.decodeAudioData(await response.arrayBuffer()) : null;
  }
  const { preset } = source;
  if (preset in melodies) {
    return toBuffer(player, renderMelody(melodies[preset as keyof typeof melodies], ZZFX.sampleRate));
  }
  return toBuffer(player, synthesize(effectPresets[preset as keyof typeof effectPresets]));
}

/** Creates the samples of a sound. Random variation is off, because the same samples play every time. */
function synthesize([volume = 1, , ...parameters]: readonly number[]): Float32Array<ArrayBuffer> {
  return Float32Array.from(ZZFX.buildSamples(volume, 0, ...parameters));
}

function toBuffer({ context }: Player, samples: Float32Array<ArrayBuffer>): AudioBuffer | null {
  if (samples.length === 0) return null;
  const buffer = context.createBuffer(1, samples.length, ZZFX.sampleRate);
  buffer.copyToChannel(samples, 0);
  return buffer;
}

function connectGain(context: AudioContext): GainNode {
  const gain = context.createGain();
  gain.connect(context.destination);
  return gain;
}

/** Changes the volume gradually, because a sudden change would click. */
function setLevel({ context }: Player, { gain }: GainNode, level: number): void {
  gain.setTargetAtTime(level, context.currentTime, 0.03);
}
