import type { Blob } from './blob.ts';

/** Distance in tiles between the edge of a blob and its crown. */
const CROWN_GAP = 0.35;
const CROWN_MIN_MASS = 24;
/** Smaller changes of the zoom are skipped. */
const ZOOM_STEP = 0.02;
const LEADERBOARD = 'Largest blobs';

/** All blobs of one player, added up. */
interface Standing {
  readonly player: Player;
  mass: number;
  largest: Blob;
}

/** The highest mass of each player in this round. */
const peaks = new Map<Player, number>();
/** The zoom and the screen text of each player. They are sent again only when they change. */
const zooms = new Map<Player, number>();
const screenTexts = new Map<Player, string>();
let leader: Player | null = null;
let crownedUnit: Unit | null = null;
let crownHeight = 0;

/** Updates scores, crown, cameras, bars and screen texts. A player's score is the total mass of their blobs. */
export function updateStandings(blobs: readonly Blob[]): void {
  const standings = rankPlayers(blobs);
  const alive = new Set(standings.map(({ player }) => player));
  for (const player of players.allPlayers()) if (!alive.has(player)) players.setScore(player, 0);
  for (const { player, mass } of standings) {
    players.setScore(player, Math.round(mass));
    if (mass > (peaks.get(player) ?? 0)) peaks.set(player, mass);
  }
  crownLeader(standings[0] ?? null);
  for (const standing of standings) {
    if (players.isBot(standing.player)) continue;
    updateCamera(standing);
    showWayToCrown(standing);
    showObjective(standing.player);
  }
}

export function getLeaderMass(): number {
  return leader === null ? 0 : players.scoreOf(leader);
}

export function getLeader(): Player | null {
  return leader;
}

/** Heaviest player first. Equal players are sorted by number, so the order is always the same. */
function rankPlayers(blobs: readonly Blob[]): Standing[] {
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

export function hideCrown(): void {
  effects.hideFrom(props.placedProp('crown'));
}

/** Puts the crown on the leader's largest blob. No one wears it while all blobs are small. */
function crownLeader(first: Standing | null): void {
  const crown = props.placedProp('crown');
  const next = first === null || first.largest.mass < CROWN_MIN_MASS ? null : first;
  if (next === null) {
    leader = null;
    crownedUnit = null;
    hideCrown();
    return;
  }
  const height = next.largest.radius + CROWN_GAP;
  if (next.player !== leader) {
    leader = next.player;
    sound.playSound('crowned', next.player);
    messages.showTextOver(next.largest.unit, 'The largest!', 2);
  }
  if (next.largest.unit === crownedUnit && Math.abs(height - crownHeight) < 0.05) return;
  crownedUnit = next.largest.unit;
  crownHeight = height;
  movement.attach(crown, crownedUnit, 0, -height);
  effects.showTo(crown);
}

/** Players with a larger blob see more of the pond. */
function updateCamera({ player, largest }: Standing): void {
  const zoom = 1 / (1 + Math.max(0, largest.radius - 0.5) * 0.16);
  if (Math.abs(zoom - (zooms.get(player) ?? 1)) < ZOOM_STEP) return;
  zooms.set(player, zoom);
  camera.setCameraZoom(player, zoom);
}

/** The bar of a player ends at the mass of the leader, or at the mass that gets the first crown. */
function showWayToCrown({ player, mass }: Standing): void {
  const unit = players.unitOf(player);
  const goal = Math.max(CROWN_MIN_MASS, getLeaderMass());
  attributes.setAttributeMax(unit, 'to-crown', goal);
  attributes.setAttribute(unit, 'to-crown', Math.min(goal, Math.round(mass)));
}

/** Says what to do now. Mass and place are on the scoreboard, so they are not repeated. */
function showObjective(player: Player): void {
  const text =
    leader === null
      ? 'Eat pellets and smaller blobs to grow.'
      : leader === player
        ? 'You are the largest. Keep the crown!'
        : `Eat to outgrow ${players.nameOfPlayer(leader)}, who wears the crown.`;
  if (screenTexts.get(player) === text) return;
  screenTexts.set(player, text);
  messages.setScreenText(text, 'top', player);
}

/** Submits a player's highest mass to the leaderboard and saves it if it is their best. */
export function recordPeak(player: Player): void {
  const peak = Math.round(peaks.get(player) ?? 0);
  if (peak === 0) return;
  variables.setPlayerVariable(player, 'peak', peak);
  data.submitScore(player, peak, LEADERBOARD, 'highest');
  const best = variables.playerVariable(player, 'best');
  if (typeof best === 'number' && peak > best) variables.setPlayerVariable(player, 'best', peak);
}

export function forgetPlayer(player: Player): void {
  peaks.delete(player);
  zooms.delete(player);
  screenTexts.delete(player);
  if (leader === player) leader = null;
}

export function clearPeaks(): void {
  peaks.clear();
}
