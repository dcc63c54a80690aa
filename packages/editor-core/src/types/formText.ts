import { toTitle } from '@playloom/game-format';

/** What a field is called where its name in the document says too little. By the end of its path, the longest first. */
const LABELS: { readonly [path: string]: string } = {
  'body.kind': 'Moves',
  'body.isTurnLocked': 'Keeps its direction',
  'body.isSensor': 'Lets others through',
  'body.isBullet': 'Never skips thin walls',
  'body.density': 'Weight',
  'body.gravityFactor': 'Feels gravity',
  'body.damping': 'Slows down',
  'body.turnDamping': 'Stops turning',
  'body.collidesWith': 'Blocks',
  'look.image': 'Picture',
  'effects.*.image': 'Picture',
  'animations.*.image': 'Picture',
  'look.color': 'Color',
  'look.outlineColor': 'Outline',
  'look.turns': 'Turns',
  'look.depth': 'Drawn above',
  'controls.scheme': 'Steered by',
  'controls.facing': 'Looks at',
  'controls.keys': 'Abilities',
  'controls.jumps': 'Jumps in a row',
  'keys.*.press': 'When pressed',
  'keys.*.release': 'When let go',
  'keys.*.touchButton': 'Button on touch screens',
  'ai.behaviour': 'What it does',
  'death.score': 'Score for defeating it',
  'death.respawnSeconds': 'Comes back after',
  'death.dropsInventory': 'Drops what it carries',
  'inventory.size': 'Slots',
  'inventory.startItems': 'Starts with',
  'units.*.team': 'Team without a player',
  'items.*.maxStack': 'In one slot',
  'items.*.pickUp': 'Picked up by',
  'items.*.groundSeconds': 'Lies on the ground for',
  'items.*.holdOffset': 'Place in the hand',
  'items.*.useRule': 'Rule when used',
  'items.*.isAutomatic': 'Goes on while held down',
  'consumable.useSeconds': 'Takes',
  'whileHeld.isInInventory': 'Counts in the bag too',
  'projectiles.*.hits': 'Hurts',
  'projectiles.*.destroyOn': 'Ends at',
  'projectiles.*.pierce': 'Goes through units',
  'projectiles.*.lifeSeconds': 'Flies for',
  'props.*.isOneWay': 'Solid from above only',
  'motion.isStartedByRules': 'Waits for a rule',
  'attributes.*.start': 'Starts at',
  'attributes.*.min': 'Lowest',
  'attributes.*.max': 'Highest',
  'attributes.*.regeneration': 'Grows back',
  'attributes.*.regenerationDelay': 'After a loss, waits',
  'attributes.*.role': 'Is',
  'buffs.*.seconds': 'Lasts',
  'buffs.*.speedFactor': 'Speed times',
  'buffs.*.damageFactor': 'Damage times',
  'buffs.*.damageTakenFactor': 'Damage taken times',
  'whileHeld.speedFactor': 'Speed times',
  'whileHeld.damageFactor': 'Damage times',
  'whileHeld.damageTakenFactor': 'Damage taken times',
  'weapon.damage': 'Damage',
  'weapon.usesPerSecond': 'Uses a second',
  'animations.*.framesPerSecond': 'Speed',
  'effects.*.count': 'Particles',
  'sounds.*.isMusic': 'Runs as music',
  'sounds.*.source': 'Made from',
  'shops.*.currency': 'Paid with',
  'offers.*.sells': 'Sells',
  'offers.*.if': 'Only if',
  'offers.*.do': 'Then',
  'options.*.if': 'Only if',
  'options.*.do': 'Then',
  'options.*.next': 'Goes on with',
  'nodes.*.do': 'Then',
  'dialogues.*.start': 'Begins with',
  'teams.*.otherTeams': 'To other teams',
  'teams.*.relations': 'To one team',
  'teams.*.unit': 'Unit of its players',
  'teams.*.isOpenToPlayers': 'Players may join',
  'settings.worldKind': 'Seen from',
  'settings.tickRate': 'Steps a second',
  'settings.renderer': 'Drawn in',
  'settings.maxPlayers': 'Players in a room',
  'settings.orientation': 'Phones are held',
  'settings.isLobbyEnabled': 'Waiting room first',
  'settings.visibility': 'Who may play',
  'settings.damping': 'Ground slows down',
  'chat.visibility': 'Who may write',
  'bots.fillTo': 'Bots fill up to',
  'players.team': 'Teams',
  'players.unit': 'Unit of players',
  'players.isRespawning': 'Come back when defeated',
  'players.respawnSeconds': 'Come back after',
  'match.isEnabled': 'Played in rounds',
  'match.winner': 'Who wins',
  'camera.tilesInView': 'Tiles in view',
  'camera.view': 'In 3D seen',
  'camera.pitch': 'In 3D looks down by',
  'world.shareWeb3TokenAcrossMaps': 'One token for all maps',
};

/** One line on what a field does, where its label alone would leave one guessing. */
const HELP: { readonly [path: string]: string } = {
  'body.kind':
    'Dynamic is pushed about, kinematic moves by itself, static stands still, none is not there for others.',
  'body.density': 'Heavier things push lighter ones away.',
  'body.bounce': '0 stops at a wall, 1 comes back as fast.',
  'body.damping': 'How soon it comes to rest. Empty takes that of the world.',
  'body.isSensor': 'Touches are noticed, nothing is pushed.',
  'body.offset': 'From the middle of the unit.',
  'look.turns': 'With its body, only left and right, or never.',
  'look.depth': 'Things with a higher number are drawn over others.',
  'look.light': 'Light it gives when the daylight is low.',
  'controls.acceleration': 'How fast it gets up to speed.',
  'controls.grip': '1 never slides sideways, 0 drifts like on ice.',
  'controls.airControl': '1 steers in the air as on the ground.',
  'controls.jumpGraceSeconds': 'A jump still counts so long after an edge, and so long before landing.',
  'controls.stopDistance': 'How near to the mouse a follower stops.',
  'controls.keys': 'What keys and touch buttons do.',
  'keys.*.cooldown': 'How long until it can be used again.',
  'ai.giveUpRange': 'A target farther away is given up.',
  'ai.keepDistance': 'Followers and shooters stay this far away.',
  'death.respawnSeconds': 'For units without a player; empty stays dead.',
  'units.*.touchDamage': 'Hurts whoever touches it.',
  'units.*.isInvulnerable': 'Nothing takes its health.',
  'interaction.hint': '{Press:e} becomes “Press E”, or “Tap Use” on phones.',
  'items.*.groundSeconds': 'Empty stays for ever.',
  'weapon.damage': 'Empty takes the damage of the projectile.',
  'weapon.arc': 'How wide it swings.',
  'weapon.spread': 'How far shots stray.',
  'ammo.magazine': 'Shots before reloading; 0 never reloads.',
  'ammo.item': 'What reloading takes from the bag; none is free.',
  'projectiles.*.pierce': 'How many units it passes before one stops it.',
  'projectiles.*.homing': 'Turns towards targets.',
  'motion.path': 'Points from where it was placed, in tiles.',
  'props.*.attributes': 'With health it can be destroyed.',
  'attributes.*.role': 'Damage takes from shields first, then from health. Without health left a unit dies.',
  'attributes.*.regeneration': 'Points a second; below 0 it drains.',
  'buffs.*.seconds': '0 lasts until it is taken away.',
  'effects.*.count': 'At once for a burst, a second for a stream.',
  'effects.*.shake': 'How hard screens near by shake.',
  'sounds.*.pitchVariation': 'How much it differs from one time to the next.',
  'sounds.*.range': 'How far away it can be heard.',
  'animations.*.image': 'None takes the picture of whoever plays it.',
  'offers.*.limitPerPlayer': 'Empty sells as often as wanted.',
  'teams.*.unit': 'None takes the unit of the settings.',
  'settings.orientation':
    'Holds the screen of phones so while the game is played, where the phone allows it.',
  'settings.tickRate': 'More is smoother for fast games and costs more data.',
  'settings.visibility': 'Members of the community, signed-in people, or guests too.',
  'chat.visibility': 'Members of the community, signed-in people, or guests too.',
  'players.unit': 'None lets rules decide.',
  'match.roundSeconds': '0 has no time limit.',
  'match.scoreToWin': '0 has no score limit.',
  'camera.smoothing': '0 follows at once, 1 hardly at all.',
  'settings.renderer': 'Players can switch; without WebGL 2 they see 2D.',
  'camera.view': 'From behind, turned by the player, through its own eyes, or straight from above.',
  'bots.fillTo': 'Bots play until so many are in the room; 0 has none.',
};

/** By the end of a path, or by the last name alone. */
const UNITS: { readonly [path: string]: string } = {
  speed: 'tiles/s',
  jumpSpeed: 'tiles/s',
  reverseSpeed: 'tiles/s',
  minSpeed: 'tiles/s',
  maxSpeed: 'tiles/s',
  knockback: 'tiles/s',
  recoil: 'tiles/s',
  acceleration: 'tiles/s²',
  turnSpeed: '°/s',
  arc: '°',
  spread: '°',
  direction: '°',
  range: 'tiles',
  radius: 'tiles',
  'body.width': 'tiles',
  'body.height': 'tiles',
  'look.width': 'tiles',
  'look.height': 'tiles',
  startSize: 'tiles',
  endSize: 'tiles',
  sightRange: 'tiles',
  attackRange: 'tiles',
  giveUpRange: 'tiles',
  wanderRadius: 'tiles',
  keepDistance: 'tiles',
  stopDistance: 'tiles',
  regeneration: 'a second',
  regenerationDelay: 's',
  cooldown: 's',
  seconds: 's',
  minLife: 's',
  maxLife: 's',
  framesPerSecond: 'fps',
  'gravity.x': 'tiles/s²',
  'gravity.y': 'tiles/s²',
  'effects.*.gravity': 'tiles/s²',
  tilesInView: 'tiles',
  'camera.pitch': '°',
};

/** Words of choices that are numbers or abbreviations in the document. */
const CHOICES: { readonly [path: string]: { readonly [value: string]: string } } = {
  visibility: { 3: 'Community', 4: 'Signed in', 5: 'Everybody' },
  'settings.renderer': { '2d': '2D', '3d': '3D' },
  'camera.view': { follow: 'From behind', orbit: 'Turned by the player', top: 'From above' },
  'controls.scheme': { wasd: 'WASD keys', arrows: 'Arrow keys' },
  'attributes.*.role': { none: 'Just a number' },
  'body.kind': { none: 'Not there' },
};

export interface FieldText {
  readonly label: string;
  readonly unit: string | null;
  readonly help: string | null;
}

/** How a field is called and explained. `path` has `*` for entries. */
export function describeField(path: readonly string[]): FieldText {
  const name = path.at(-1) ?? '';
  return {
    label: findByEnd(LABELS, path) ?? humanizeName(name),
    unit: findByEnd(UNITS, path) ?? (name.endsWith('Seconds') ? 's' : null),
    help: findByEnd(HELP, path) ?? null,
  };
}

export function describeChoice(path: readonly string[], value: string | number): string {
  return findByEnd(CHOICES, path)?.[value] ?? (typeof value === 'number' ? String(value) : toTitle(value));
}

function findByEnd<Text>(
  table: { readonly [path: string]: Text },
  path: readonly string[],
): Text | undefined {
  for (let from = 0; from < path.length; from += 1) {
    const end = path.slice(from).join('.');
    if (Object.hasOwn(table, end)) return table[end];
  }
  return undefined;
}

/** `isSensor` is “Sensor”, `respawnSeconds` “Respawn”: what it is is seen from the control and its unit. */
function humanizeName(name: string): string {
  const plain = name.replace(/^(?:is|has)(?=[A-Z])/, '').replace(/(?<=[a-z])Seconds$/, '');
  return toTitle(plain);
}
