import type { Blob } from './blob.ts';

const CROWN_GAP = 0.35;
const ZOOM_STEP = 0.02;
const LEADERBOARD = 'Largest blobs';

interface Standing {
  readonly player: Player;
  mass: number;
  largest: Blob;
}

const peaks = new Map<Player, number>();
const zooms = new Map<Player, number>();
const lines = new Map<Player, string>();
let leader: Player | null = null;
let crowned: Unit | null = null;
let crownHeight = 0;

/** The scoreboard shows the mass of everything a player has. */
export function countMass(blobs: readonly Blob[]): void {
  const standings = rank(blobs);
  const places = new Map(standings.map(({ player }, index) => [player, index + 1]));
  for (const player of players.allPlayers()) if (!places.has(player)) players.setScore(player, 0);
  for (const { player, mass } of standings) {
    players.setScore(player, Math.round(mass));
    if (mass > (peaks.get(player) ?? 0)) peaks.set(player, mass);
  }
  crownLeader(standings[0] ?? null);
  for (const standing of standings) {
    if (players.isBot(standing.player)) continue;
    fitCamera(standing);
    showPlace(standing, places.get(standing.player)!, standings.length);
  }
}

export function massOfLeader(): number {
  return leader === null ? 0 : players.scoreOf(leader);
}

export function leaderOf(): Player | null {
  return leader;
}

function rank(blobs: readonly Blob[]): Standing[] {
  const byPlayer = new Map<Player, Standing>();
  for (const blob of blobs) {
    if (blob.isEaten) continue;
    const standing = byPlayer.get(blob.player);
    if (standing === undefined) {
      byPlayer.set(blob.player, { player: blob.player, mass: blob.mass, largest: blob });
      continue;
    }
    standing.mass += blob.mass;
    if (blob.mass > standing.largest.mass) standing.largest = blob;
  }
  return [...byPlayer.values()].sort((a, b) => b.mass - a.mass || a.player - b.player);
}

function crownLeader(first: Standing | null): void {
  const crown = props.placedProp('crown');
  const next = first === null || first.largest.mass < 20 ? null : first;
  if (next === null) {
    leader = null;
    crowned = null;
    effects.setOpacity(crown, 0);
    return;
  }
  const height = next.largest.radius + CROWN_GAP;
  if (next.player !== leader) {
    leader = next.player;
    sound.playSound('crowned', next.player);
    messages.showTextOver(next.largest.unit, 'The largest!', 2);
  }
  if (next.largest.unit === crowned && Math.abs(height - crownHeight) < 0.05) return;
  crowned = next.largest.unit;
  crownHeight = height;
  movement.attach(crown, crowned, 0, -height);
  effects.setOpacity(crown, 1);
}

/** The larger a blob, the more of the pond its player sees. */
function fitCamera({ player, largest }: Standing): void {
  const zoom = 1 / (1 + Math.max(0, largest.radius - 0.5) * 0.16);
  if (Math.abs(zoom - (zooms.get(player) ?? 1)) < ZOOM_STEP) return;
  zooms.set(player, zoom);
  camera.setCameraZoom(player, zoom);
}

function showPlace({ player, mass }: Standing, place: number, count: number): void {
  const line = `Mass ${Math.round(mass)} · place ${place} of ${count}`;
  if (lines.get(player) === line) return;
  lines.set(player, line);
  messages.setScreenText(line, 'bottom', player);
}

/** Keeps the best of a player: on the leaderboard and in its saved data. */
export function recordPeak(player: Player): void {
  const peak = Math.round(peaks.get(player) ?? 0);
  if (peak === 0) return;
  data.submitScore(player, peak, LEADERBOARD, 'highest');
  const best = variables.playerVariable(player, 'best');
  if (typeof best === 'number' && peak > best) variables.setPlayerVariable(player, 'best', peak);
}

export function forgetPlayer(player: Player): void {
  peaks.delete(player);
  zooms.delete(player);
  lines.delete(player);
  if (leader === player) leader = null;
}

export function forgetPeaks(): void {
  peaks.clear();
}
