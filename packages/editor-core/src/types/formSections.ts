import type { GameTypes } from '@playloom/game-format';

/**
 * A section of a form and the paths of its fields. The path of an object stands for all of its fields that no section
 * lists separately.
 */
export interface FormSectionDefinition {
  readonly title: string;
  readonly paths: readonly string[];
  /** Whether the section is collapsed at first. */
  readonly isFolded?: boolean;
  readonly help?: string;
}

type FormKind = keyof GameTypes | 'settings';

const LOOK: FormSectionDefinition = { title: 'Look', paths: ['look'] };
const BODY: FormSectionDefinition = { title: 'Body', paths: ['body'] };
const SOUNDS: FormSectionDefinition = { title: 'Sounds', paths: ['sounds'], isFolded: true };
const EFFECTS: FormSectionDefinition = { title: 'Effects', paths: ['effects'], isFolded: true };
const FEEL: FormSectionDefinition = {
  title: 'Feel',
  paths: ['feel'],
  isFolded: true,
  help: 'Leave a field empty to use the game’s settings.',
};
const INTERACTION: FormSectionDefinition = {
  title: 'Interaction',
  paths: ['interaction'],
  isFolded: true,
  help: 'What nearby players can do with it.',
};

const MARKER: FormSectionDefinition = {
  title: 'Marker',
  paths: ['marker'],
  isFolded: true,
  help: 'Shows players where every one of them is: with an arrow at the edge of the screen, on the minimap, or above it. Never for players from whom it is hidden.',
};

/**
 * The sections of each form. Fields that no section lists appear under “More”, so every field of the format can be
 * edited.
 */
export const formSections: { readonly [kind in FormKind]: readonly FormSectionDefinition[] } = {
  units: [
    LOOK,
    BODY,
    { title: 'Attributes', paths: ['attributes'] },
    { title: 'Abilities', paths: ['controls.keys'] },
    { title: 'Movement', paths: ['controls'] },
    { title: 'Inventory', paths: ['inventory', 'canPickUpItems'] },
    { title: 'AI behavior', paths: ['ai'] },
    { title: 'Combat', paths: ['isInvulnerable', 'touchDamage', 'death'] },
    { title: 'Shown to players', paths: ['description', 'hasNameLabel', 'team'] },
    INTERACTION,
    MARKER,
    SOUNDS,
    EFFECTS,
    FEEL,
  ],
  items: [
    LOOK,
    BODY,
    { title: 'Weapon', paths: ['weapon', 'isAutomatic'] },
    { title: 'Consumable', paths: ['consumable', 'useRule'] },
    {
      title: 'Carrying',
      paths: ['maxStack', 'pickUp', 'isDroppable', 'groundSeconds', 'isShownInHand', 'holdOffset'],
    },
    { title: 'While held', paths: ['whileHeld'] },
    { title: 'Shown to players', paths: ['description'] },
    MARKER,
    SOUNDS,
    EFFECTS,
    FEEL,
  ],
  projectiles: [
    LOOK,
    BODY,
    { title: 'Flight', paths: ['speed', 'lifeSeconds', 'bounces', 'homing'] },
    { title: 'Impact', paths: ['damage', 'knockback', 'hits', 'pierce', 'destroyOn', 'buffs', 'explosion'] },
    SOUNDS,
    EFFECTS,
  ],
  props: [
    LOOK,
    BODY,
    { title: 'Attributes', paths: ['attributes'] },
    { title: 'Motion', paths: ['motion', 'isOneWay'] },
    INTERACTION,
    MARKER,
    SOUNDS,
    EFFECTS,
  ],
  teams: [
    { title: 'Team', paths: ['color', 'isOpenToPlayers', 'maxPlayers', 'unit', 'spawnPoints'] },
    { title: 'Allies and enemies', paths: ['otherTeams', 'relations', 'canHurt'] },
  ],
  attributes: [
    { title: 'Value', paths: ['role', 'start', 'min', 'max', 'regeneration', 'regenerationDelay'] },
    { title: 'Bar', paths: ['bar'] },
  ],
  buffs: [
    { title: 'Buff', paths: ['description', 'color', 'seconds', 'whenGivenAgain', 'maxStacks', 'effect'] },
    {
      title: 'Effects',
      paths: [
        'speedFactor',
        'damageFactor',
        'damageTakenFactor',
        'isStunned',
        'isInvulnerable',
        'isInvisible',
        'isDisarmed',
      ],
    },
    { title: 'Attributes', paths: ['attributes'] },
  ],
  effects: [
    { title: 'Particles', paths: ['kind', 'shape', 'image', 'colors', 'count', 'streamSeconds'] },
    {
      title: 'Flight',
      paths: ['direction', 'spread', 'minSpeed', 'maxSpeed', 'gravity', 'minLife', 'maxLife'],
    },
    { title: 'Size and fade', paths: ['startSize', 'endSize', 'isFading'] },
    { title: 'Feel', paths: ['shake', 'hitStop'] },
  ],
  sounds: [
    { title: 'Source', paths: ['source'] },
    { title: 'Playback', paths: ['volume', 'pitch', 'pitchVariation', 'range', 'isMusic'] },
    { title: 'Feel', paths: ['comboSemitones'] },
  ],
  animations: [
    { title: 'Animation', paths: ['image', 'columns', 'rows', 'framesPerSecond', 'isLooping', 'frames'] },
  ],
  shops: [
    { title: 'Shop', paths: ['currency'] },
    { title: 'Offers', paths: ['offers'] },
  ],
  dialogues: [
    { title: 'Dialogue', paths: ['start'] },
    { title: 'Conversation', paths: ['nodes'] },
  ],
  settings: [
    { title: 'Game info', paths: ['title', 'description', 'tags'] },
    { title: 'World', paths: ['worldKind', 'renderer', 'backgroundColor'] },
    { title: 'Players and teams', paths: ['maxPlayers', 'keepAlive', 'players'] },
    { title: 'Match', paths: ['match', 'isLobbyEnabled'] },
    {
      title: 'Results',
      paths: ['results'],
      help: 'After a match, everyone sees who won, who did what best, and how they did compared with before. Then they vote on the next match.',
    },
    { title: 'Camera', paths: ['camera'] },
    { title: 'Screen and HUD', paths: ['orientation', 'hud'] },
    {
      title: 'Feel',
      paths: ['feel'],
      help: 'How hits and movements feel. Players who prefer less motion see no shaking, stops, or squashing.',
    },
    {
      title: 'Tips',
      paths: ['tips'],
      help: 'Short lines that teach new players the controls. Each one disappears when the player has done it. Every player sees them once, and can show them again in the menu.',
    },
    {
      title: 'Achievements',
      paths: ['achievements'],
      help: 'Players unlock them once and keep them on their profile. The room counts for them across all visits. In playtests you can unlock them each time anew.',
    },
    {
      title: 'Goals',
      paths: ['goals'],
      help: 'Each day and each week, every player gets up to three of these, and their progress begins anew. Points make the mastery level of the player. Playtests have no goals.',
    },
    { title: 'Bots', paths: ['bots'] },
    { title: 'Chat', paths: ['chat'] },
    { title: 'Who can play', paths: ['visibility'] },
    { title: 'Physics', paths: ['gravity', 'damping', 'tickRate'], isFolded: true },
  ],
};
