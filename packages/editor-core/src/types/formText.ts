import { toTitle } from '@playloom/game-format';

/** Labels for fields whose name in the document is unclear, keyed by the end of the path. The longest match wins. */
const LABELS: { readonly [path: string]: string } = {
  'body.kind': 'Body type',
  'body.isTurnLocked': 'Lock rotation',
  'body.isSensor': 'Sensor',
  'body.isBullet': 'Prevent tunneling through walls',
  'body.density': 'Weight',
  'body.gravityFactor': 'Gravity scale',
  'body.damping': 'Slowdown',
  'body.turnDamping': 'Rotation slowdown',
  'body.collidesWith': 'Collides with',
  'look.image': 'Image',
  'effects.*.image': 'Image',
  'animations.*.image': 'Image',
  'look.color': 'Color',
  'look.outlineColor': 'Outline',
  'look.turns': 'Rotation',
  'look.depth': 'Depth',
  'controls.scheme': 'Controls',
  'controls.facing': 'Faces',
  'controls.keys': 'Abilities',
  'controls.jumps': 'Jumps in a row',
  'keys.*.press': 'When pressed',
  'keys.*.release': 'When released',
  'keys.*.touchButton': 'Touch button',
  'ai.behaviour': 'Behavior',
  'death.score': 'Score for killing it',
  'death.respawnSeconds': 'Respawns after',
  'death.dropsInventory': 'Drops inventory',
  'inventory.size': 'Slots',
  'inventory.startItems': 'Starting items',
  'units.*.team': 'Default team',
  'items.*.maxStack': 'Max per slot',
  'items.*.pickUp': 'Picked up by',
  'items.*.groundSeconds': 'Disappears after',
  'items.*.holdOffset': 'Position in hand',
  'items.*.useRule': 'Rule to run when used',
  'items.*.isAutomatic': 'Repeats while held',
  'consumable.useSeconds': 'Time to use',
  'whileHeld.isInInventory': 'Also applies in the inventory',
  'projectiles.*.hits': 'Damages',
  'projectiles.*.destroyOn': 'Destroyed by',
  'projectiles.*.pierce': 'Pierces units',
  'projectiles.*.lifeSeconds': 'Lifetime',
  'props.*.isOneWay': 'Solid only from above',
  'motion.isStartedByRules': 'Started by a rule',
  'attributes.*.start': 'Starting value',
  'attributes.*.min': 'Minimum',
  'attributes.*.max': 'Maximum',
  'attributes.*.regeneration': 'Regeneration',
  'attributes.*.regenerationDelay': 'Regeneration delay',
  'attributes.*.role': 'Role',
  'buffs.*.seconds': 'Duration',
  'buffs.*.speedFactor': 'Speed multiplier',
  'buffs.*.damageFactor': 'Damage multiplier',
  'buffs.*.damageTakenFactor': 'Damage taken multiplier',
  'whileHeld.speedFactor': 'Speed multiplier',
  'whileHeld.damageFactor': 'Damage multiplier',
  'whileHeld.damageTakenFactor': 'Damage taken multiplier',
  'weapon.damage': 'Damage',
  'weapon.usesPerSecond': 'Uses per second',
  'animations.*.framesPerSecond': 'Speed',
  'effects.*.count': 'Particles',
  'sounds.*.isMusic': 'Play as music',
  'sounds.*.source': 'Source',
  'shops.*.currency': 'Currency',
  'offers.*.sells': 'Sells',
  'offers.*.if': 'Only if',
  'offers.*.do': 'Then',
  'options.*.if': 'Only if',
  'options.*.do': 'Then',
  'options.*.next': 'Continues with',
  'nodes.*.do': 'Then',
  'dialogues.*.start': 'Starts with',
  'teams.*.otherTeams': 'Relation to other teams',
  'teams.*.relations': 'Relation to specific teams',
  'teams.*.unit': 'Player unit',
  'teams.*.isOpenToPlayers': 'Players can join',
  'settings.worldKind': 'Perspective',
  'settings.tickRate': 'Ticks per second',
  'settings.renderer': 'Graphics',
  'settings.maxPlayers': 'Players per room',
  'settings.keepAlive': 'Keep the room alive',
  'keepAlive.hours': 'Hours',
  'settings.orientation': 'Phone orientation',
  'settings.isLobbyEnabled': 'Waiting room',
  'settings.visibility': 'Who can play',
  'settings.damping': 'Default slowdown',
  'chat.visibility': 'Who can chat',
  'bots.fillTo': 'Fill with bots up to',
  'players.team': 'Teams',
  'players.unit': 'Player unit',
  'players.isRespawning': 'Respawn after death',
  'players.respawnSeconds': 'Respawn after',
  'match.isEnabled': 'Play in rounds',
  'match.roundSeconds': 'Round length',
  'match.winner': 'Who wins',
  'camera.tilesInView': 'Tiles in view',
  'camera.view': '3D camera',
  'camera.pitch': '3D camera tilt',
  'world.shareWeb3TokenAcrossMaps': 'One token for all maps',
};

/** A one-line explanation for fields whose label is not enough. */
const HELP: { readonly [path: string]: string } = {
  'body.kind':
    'Dynamic bodies can be pushed, kinematic bodies move on their own, and static bodies never move.',
  'body.density': 'Heavier objects push lighter ones away.',
  'body.bounce': 'At 0, it stops at walls. At 1, it bounces back at full speed.',
  'body.damping': 'How quickly it comes to rest. Leave empty to use the game’s default.',
  'body.isSensor': 'Detects touches but doesn’t block anything.',
  'body.offset': 'Measured from the center.',
  'look.turns': 'Rotates with the body, only flips left and right, or never turns.',
  'look.depth': 'Higher numbers are drawn on top.',
  'look.light': 'The light it gives off in the dark.',
  'controls.acceleration': 'How quickly it reaches full speed.',
  'controls.grip': 'At 1 it never slides sideways. At 0 it drifts as if on ice.',
  'controls.airControl': 'At 1 it moves as freely in the air as on the ground.',
  'controls.jumpGraceSeconds':
    'How late after leaving an edge, or how early before landing, a jump still works.',
  'controls.stopDistance': 'How close to the mouse the unit stops.',
  'controls.keys': 'Actions for keys and touch buttons.',
  'keys.*.cooldown': 'Time until it can be used again.',
  'ai.giveUpRange': 'The unit gives up on targets farther away than this.',
  'ai.keepDistance': 'The distance a unit keeps from its target while following or shooting.',
  'death.respawnSeconds': 'Only for units without a player. Leave empty to never respawn.',
  'units.*.team': 'Used when no player controls the unit.',
  'units.*.touchDamage': 'Damages units that touch it.',
  'units.*.isInvulnerable': 'The unit can’t lose health.',
  'interaction.hint': '{Press:e} becomes “Press E”, or “Tap Use” on phones.',
  'items.*.groundSeconds': 'Leave empty to keep it forever.',
  'weapon.damage': 'Leave empty to use the projectile’s damage.',
  'weapon.arc': 'How wide the swing is.',
  'weapon.spread': 'How widely shots scatter.',
  'ammo.magazine': 'Shots before reloading. 0 means no reloading.',
  'ammo.item': 'The item that reloading uses up. Choose None to make reloading free.',
  'projectiles.*.pierce': 'How many units it passes through before it stops.',
  'projectiles.*.homing': 'Makes it turn toward targets.',
  'motion.path': 'Points along its path, in tiles from where it’s placed.',
  'props.*.attributes': 'Add health to make it destructible.',
  'attributes.*.role': 'Damage reduces shields first, then health. A unit with no health left dies.',
  'attributes.*.regeneration': 'Points per second. Use a negative number to drain it.',
  'buffs.*.seconds': 'At 0 it lasts until it’s removed.',
  'effects.*.count': 'The total for a burst, or the number per second for a stream.',
  'effects.*.shake': 'How strongly nearby screens shake.',
  'sounds.*.pitchVariation': 'How much the pitch varies each time it plays.',
  'sounds.*.range': 'How far away it can be heard.',
  'animations.*.image': 'Choose None to use the image of the entity that plays it.',
  'offers.*.limitPerPlayer': 'Leave empty for no limit.',
  'teams.*.unit': 'Choose None to use the unit from the game settings.',
  'settings.keepAlive':
    'A kept room sleeps after its last player has left. The next player finds it as it was.',
  'settings.orientation': 'Locks the screen to this orientation during the game, on phones that support it.',
  'settings.tickRate': 'Higher values are smoother in fast games but use more data.',
  'settings.visibility': 'Community members, logged-in users, or everyone including guests.',
  'chat.visibility': 'Community members, logged-in users, or everyone including guests.',
  'players.unit': 'Choose None to let rules assign units.',
  'match.roundSeconds': '0 means no time limit.',
  'match.scoreToWin': '0 means no score limit.',
  'camera.smoothing': 'At 0 the camera follows instantly. At 1 it barely follows.',
  'settings.renderer': 'Players can switch between 2D and 3D. Browsers without WebGL 2 always show 2D.',
  'camera.view': 'How the camera shows the world in 3D.',
  'bots.fillTo': 'Bots join until the room has this many players. 0 means no bots.',
};

/** Units of fields, keyed by the end of their path. The longest match wins. */
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
  regeneration: 'per second',
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

/** Labels of choices that are numbers or abbreviations in the document. */
const CHOICES: { readonly [path: string]: { readonly [value: string]: string } } = {
  visibility: { 3: 'Community members', 4: 'Logged-in players', 5: 'Everyone' },
  'settings.renderer': { '2d': '2D', '3d': '3D' },
  'settings.keepAlive': { playing: 'While someone plays', hours: 'For a number of hours', always: 'Always' },
  'camera.view': { follow: 'From behind', orbit: 'Rotated by the player', top: 'From above' },
  'controls.scheme': { wasd: 'WASD keys', arrows: 'Arrow keys' },
  'attributes.*.role': { none: 'Just a number' },
  'body.kind': { none: 'No body' },
  'source.preset': {
    'melody-calm': 'Calm melody',
    'melody-tense': 'Tense melody',
    'melody-cheerful': 'Cheerful melody',
  },
};

/** What one entry of a list or record is called, keyed by the end of the path. */
const ENTRIES: { readonly [path: string]: string } = {
  'controls.keys': 'ability',
  'inventory.startItems': 'starting item',
  'death.drops': 'drop',
  'motion.path': 'point',
  'teams.*.relations': 'team',
  attributes: 'attribute',
  maps: 'map',
  nodes: 'node',
  offers: 'offer',
  options: 'option',
  variables: 'variable',
};

export interface FieldText {
  readonly label: string;
  readonly unit: string | null;
  readonly help: string | null;
}

/** The label, unit and help of a field. In `path`, list and record entries are written as `*`. */
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

/** Returns what one entry of a list or record is called in the middle of a sentence. */
export function getListEntryName(path: readonly string[]): string {
  return findByEnd(ENTRIES, path) ?? 'entry';
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

/**
 * Makes a label from a field name: `isSensor` becomes “Sensor”, `respawnSeconds` becomes “Respawn”. The checkbox or the
 * unit shows the rest.
 */
function humanizeName(name: string): string {
  const plain = name.replace(/^(?:is|has)(?=[A-Z])/, '').replace(/(?<=[a-z])Seconds$/, '');
  return toTitle(plain);
}
