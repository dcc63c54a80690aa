import type { ActionName, TriggerName, ValueName } from '@playloom/game-format';

/**
 * Where the value of a parameter comes from: a modd.io field, a value made of several fields, or a constant. A field is
 * written as `entity`, as `unit|entity` (the first that exists), as `velocity.x` (nested), or as `x>tiles` (converted).
 */
export type ModdioSource =
  | string
  | TranslationPlan<ValueName>
  | { readonly always: number | string | boolean };
export type TranslationPlan<Name> = readonly [
  name: Name,
  params?: { readonly [param: string]: ModdioSource },
  measure?: ModdioNumberConversion,
];

/**
 * How a number is converted. modd.io measures in pixels, physics meters, milliseconds and radians, Playloom in tiles,
 * seconds and degrees.
 */
export type ModdioNumberConversion =
  | 'tiles'
  | 'pixels'
  | 'tilesPerSecond'
  | 'metres'
  | 'seconds'
  | 'degrees'
  | 'radians'
  | 'less';

/**
 * Playloom values that correspond to the values of a modd.io trigger. The first one that the trigger provides is used.
 */
export const CONTEXT_VALUES: { readonly [name: string]: readonly ValueName[] } = {
  getTriggeringUnit: ['triggeringUnit'],
  getTriggeringPlayer: ['triggeringPlayer'],
  getTriggeringItem: ['triggeringItem'],
  getTriggeringProjectile: ['triggeringProjectile'],
  getTriggeringRegion: ['triggeringRegion'],
  getTriggeringAttribute: ['triggeringAttribute'],
  getLastCastingUnit: ['triggeringUnit'],
  getLastTouchedUnit: ['otherUnit', 'triggeringUnit'],
  getLastTouchingUnit: ['otherUnit', 'triggeringUnit'],
  getLastOverlappingUnit: ['otherUnit', 'triggeringUnit'],
  getLastTouchedItem: ['triggeringItem'],
  getLastTouchedProjectile: ['triggeringProjectile'],
  getLastUsedItem: ['triggeringItem'],
  lastUsedItem: ['triggeringItem'],
  getLastAttackingItem: ['triggeringItem'],
  getLastAttackingUnit: ['attackingUnit'],
  getLastAttackedUnit: ['triggeringUnit'],
  getLastChatMessageSentByPlayer: ['chatText'],
};

/** Playloom values that correspond to the values of a modd.io loop. */
export const LOOP_VALUES: { readonly [name: string]: ValueName } = {
  selectedUnit: 'eachUnit',
  selectedItem: 'eachItem',
  selectedProjectile: 'eachProjectile',
  selectedPlayer: 'eachPlayer',
};

export const VALUE_PLANS: { readonly [name: string]: TranslationPlan<ValueName> } = {
  getOwner: ['ownerOf', { entity: 'entity' }],
  getOwnerOfItem: ['holderOf', { item: 'entity|item' }],
  getUnitTypeOfUnit: ['typeOfUnit', { unit: 'entity|unit' }],
  getItemTypeOfItem: ['typeOfItem', { item: 'entity|item' }],
  getProjectileTypeOfProjectile: ['typeOfProjectile', { projectile: 'entity|projectile' }],
  playerTypeOfPlayer: ['teamOfPlayer', { player: 'player|entity' }],
  getEntityPosition: ['positionOf', { entity: 'entity' }],
  getPositionX: ['positionX', { position: 'position' }, 'pixels'],
  getPositionY: ['positionY', { position: 'position' }, 'pixels'],
  xyCoordinate: ['point', { x: 'x>tiles', y: 'y>tiles' }],
  centerOfRegion: ['centerOf', { region: 'region' }],
  getRandomPositionInRegion: ['randomPositionIn', { region: 'region' }],
  getRandomPlayablePositionInRegion: ['randomPositionIn', { region: 'region' }],
  getMouseCursorPosition: ['mousePosition', { player: 'player' }],
  distanceBetweenPositions: ['distanceBetween', { a: 'positionA', b: 'positionB' }, 'pixels'],
  angleBetweenPositions: ['angleBetween', { from: 'positionA', to: 'positionB' }, 'radians'],
  getPositionInFrontOfPosition: [
    'positionTowards',
    { position: 'position', angle: 'angle>degrees', distance: 'distance>tiles' },
  ],
  getEntityAttribute: ['attributeOf', { entity: 'entity', attribute: 'attribute' }],
  entityAttributeMax: ['attributeMax', { entity: 'entity', attribute: 'attribute' }],
  entityAttributeMin: ['attributeMin', { entity: 'entity', attribute: 'attribute' }],
  getPlayerAttribute: ['playerVariable', { player: 'entity|player', variable: 'attribute' }],
  getPlayerVariable: ['playerVariable', { player: 'player', variable: 'variable' }],
  getValueOfPlayerVariable: ['playerVariable', { player: 'player', variable: 'variable' }],
  getEntityVariable: ['unitVariable', { unit: 'entity', variable: 'variable' }],
  getValueOfEntityVariable: ['unitVariable', { unit: 'entity', variable: 'variable' }],
  getPlayerCount: ['playerCount'],
  getUnitCount: ['listLength', { list: ['allUnits'] }],
  getNumberOfUnitsOfUnitType: ['listLength', { list: ['unitsOfType', { unitType: 'unitType' }] }],
  getNumberOfPlayersOfPlayerType: ['listLength', { list: ['playersOfTeam', { team: 'playerType' }] }],
  getPlayerName: ['nameOfPlayer', { player: 'entity|player' }],
  entityName: ['nameOfUnit', { unit: 'entity' }],
  getUnitTypeName: ['nameOfUnitType', { unitType: 'unitType' }],
  getItemTypeName: ['nameOfItemType', { itemType: 'itemType' }],
  nameOfRegion: ['nameOfRegion', { region: 'region' }],
  playerIsControlledByHuman: ['not', { value: ['isBot', { player: 'player' }] }],
  isPlayerLoggedIn: ['isSignedIn', { player: 'player' }],
  entityExists: ['exists', { entity: 'entity' }],
  areEntitiesTouching: ['isTouching', { a: 'sourceEntity', b: 'targetEntity' }],
  isPositionInWall: ['isWall', { position: ['point', { x: 'positionX>tiles', y: 'positionY>tiles' }] }],
  allUnits: ['allUnits'],
  allUnitsOwnedByPlayer: ['unitsOfPlayer', { player: 'player' }],
  allUnitsInRegion: ['unitsInRegion', { region: 'region' }],
  allUnitsOfUnitType: ['unitsOfType', { unitType: 'unitType' }],
  allItemsDroppedOnGround: ['itemsOnGround'],
  allItemsOwnedByUnit: ['itemsOf', { unit: 'entity|unit' }],
  allProjectiles: ['allProjectiles'],
  allPlayers: ['allPlayers'],
  humanPlayers: ['humanPlayers'],
  botPlayers: ['botPlayers'],
  computerPlayers: ['botPlayers'],
  getItemCurrentlyHeldByUnit: ['heldItem', { unit: 'entity|unit' }],
  getItemInInventorySlot: ['itemInSlot', { unit: 'entity|unit', slot: 'slot' }],
  getItemAtSlot: ['itemInSlot', { unit: 'entity|unit', slot: 'slot' }],
  getItemQuantity: ['quantityOf', { item: 'item|entity' }],
  getSourceUnitOfProjectile: ['shooterOf', { projectile: 'entity|projectile' }],
  getLastCreatedUnit: ['lastCreatedUnit'],
  getLastCreatedItem: ['lastCreatedItem'],
  getLastCreatedProjectile: ['lastCreatedProjectile'],
  getPlayerSelectedUnit: ['unitOf', { player: 'player' }],
  concat: ['joinTexts', { a: 'textA', b: 'textB' }],
  getLengthOfString: ['textLength', { text: 'string' }],
  toLowerCase: ['lowerCase', { text: 'string' }],
  stringStartsWith: ['textStartsWith', { text: 'sourceString', part: 'patternString' }],
  stringEndsWith: ['textEndsWith', { text: 'sourceString', part: 'patternString' }],
  subString: ['textContains', { text: 'sourceString', part: 'patternString' }],
  stringToNumber: ['numberFromText', { text: 'value' }],
  getRandomNumberBetween: ['randomWholeNumber', { from: 'min', to: 'max' }],
  mathFloor: ['roundDown', { value: 'value' }],
  absoluteValueOfNumber: ['absolute', { value: 'number' }],
  squareRoot: ['squareRoot', { value: 'number' }],
  getMax: ['larger', { a: 'num1', b: 'num2' }],
  getMin: ['smaller', { a: 'num1', b: 'num2' }],
  getExponent: ['power', { base: 'base', exponent: 'power' }],
  toFixed: ['round', { value: 'value', digits: 'precision' }],
  sin: ['sine', { angle: 'angle>degrees' }],
  cos: ['cosine', { angle: 'angle>degrees' }],
  getMapWidth: ['mapWidth', {}, 'pixels'],
  getMapHeight: ['mapHeight', {}, 'pixels'],
  getWidthOfRegion: ['regionWidth', { region: 'region' }, 'pixels'],
  getHeightOfRegion: ['regionHeight', { region: 'region' }, 'pixels'],
  getEntityVelocityX: ['velocityX', { entity: 'entity' }, 'metres'],
  getEntityVelocityY: ['velocityY', { entity: 'entity' }, 'metres'],
  entityFacingAngle: ['facingOf', { entity: 'entity' }, 'radians'],
  unitsFacingAngle: ['facingOf', { entity: 'unit|entity' }, 'radians'],
};

export const ACTION_PLANS: { readonly [type: string]: TranslationPlan<ActionName> } = {
  destroyEntity: ['destroyEntity', { entity: 'entity' }],
  moveEntity: ['teleport', { entity: 'entity', position: 'position' }],
  teleportEntity: ['teleport', { entity: 'entity', position: 'position' }],
  setEntityAttribute: ['setAttribute', { entity: 'entity', attribute: 'attribute', value: 'value' }],
  setEntityAttributeMax: ['setAttributeMax', { entity: 'entity', attribute: 'attribute', value: 'value' }],
  setEntityAttributeMin: ['setAttributeMin', { entity: 'entity', attribute: 'attribute', value: 'value' }],
  setEntityAttributeRegenerationRate: [
    'setAttributeRegeneration',
    { entity: 'entity', attribute: 'attribute', value: 'value' },
  ],
  setPlayerAttribute: [
    'setPlayerVariable',
    { player: 'entity|player', variable: 'attribute', value: 'value' },
  ],
  setPlayerVariable: ['setPlayerVariable', { player: 'player', variable: 'variable', value: 'value' }],
  setEntityVariable: ['setUnitVariable', { unit: 'entity', variable: 'variable', value: 'value' }],
  setVariable: ['setVariable', { variable: 'variableName', value: 'value' }],
  increaseVariableByNumber: ['changeVariable', { variable: 'variable', amount: 'number' }],
  decreaseVariableByNumber: ['changeVariable', { variable: 'variable', amount: 'number>less' }],
  assignPlayerType: ['setPlayerTeam', { player: 'entity|player', team: 'playerType' }],
  changeUnitType: ['changeUnitType', { unit: 'entity|unit', unitType: 'unitType' }],
  setUnitOwner: ['setUnitOwner', { unit: 'unit', player: 'player' }],
  makePlayerSelectUnit: ['setPlayerUnit', { player: 'player', unit: 'unit' }],
  setUnitNameLabel: ['setUnitName', { unit: 'unit', name: 'name' }],
  showUnitNameLabel: ['setNameLabel', { unit: 'entity|unit', isShown: { always: true } }],
  hideUnitNameLabel: ['setNameLabel', { unit: 'entity|unit', isShown: { always: false } }],
  makeUnitInvisible: ['hideFrom', { entity: 'entity' }],
  makeUnitVisible: ['showTo', { entity: 'entity' }],
  hideUnitFromPlayer: ['hideFrom', { entity: 'entity', player: 'player' }],
  showUnitToPlayer: ['showTo', { entity: 'entity', player: 'player' }],
  giveNewItemToUnit: ['giveItem', { unit: 'unit', itemType: 'itemType' }],
  giveNewItemWithQuantityToUnit: [
    'giveItem',
    { unit: 'unit', itemType: 'itemType', count: 'number|quantity' },
  ],
  spawnItem: ['createItem', { itemType: 'itemType', position: 'position' }],
  createItemWithMaxQuantityAtPosition: ['createItem', { itemType: 'itemType', position: 'position' }],
  createItemAtPositionWithQuantity: [
    'createItem',
    { itemType: 'itemType', position: 'position', count: 'quantity' },
  ],
  createProjectileAtPosition: [
    'createProjectile',
    { projectileType: 'projectileType', position: 'position', angle: 'angle', shooter: 'unit' },
  ],
  dropAllItems: ['dropAllItems', { unit: 'entity|unit' }],
  dropItemInInventorySlot: ['dropItem', { unit: 'unit', slot: 'slot' }],
  makeUnitPickupItem: ['pickUpItem', { unit: 'unit', item: 'item' }],
  makeUnitSelectItemAtSlot: ['selectSlot', { unit: 'unit', slot: 'slot|slotIndex' }],
  startUsingItem: ['useItem', { unit: ['holderOf', { item: 'entity|item' }] }],
  useItemOnce: ['useItem', { unit: ['holderOf', { item: 'item|entity' }] }],
  updateItemQuantity: ['setItemCount', { item: 'entity|item', count: 'quantity' }],
  sendChatMessage: ['sendChat', { text: 'message' }],
  sendChatMessageToPlayer: ['sendChatTo', { player: 'player', text: 'message' }],
  setFadingTextOfUnit: ['showTextOver', { entity: 'unit', text: 'text' }],
  createFloatingText: ['showFloatingText', { text: 'text', position: 'position' }],
  createDynamicFloatingText: ['showFloatingText', { text: 'text', position: 'position' }],
  updateUiTextForEveryone: ['setScreenText', { text: 'value', place: 'target' }],
  updateUiTextForPlayer: ['setScreenText', { text: 'value', place: 'target', player: 'entity|player' }],
  hideUiTextForEveryone: ['setScreenText', { text: { always: '' }, place: 'target' }],
  hideUiTextForPlayer: ['setScreenText', { text: { always: '' }, place: 'target', player: 'entity|player' }],
  updateUiTextForTimeForPlayer: [
    'showMessageTo',
    { player: 'player', text: 'value', seconds: 'time>seconds' },
  ],
  playerCameraTrackUnit: ['setCameraTarget', { player: 'player', entity: 'unit' }],
  positionCamera: ['setCameraPosition', { player: 'player', position: 'position' }],
  playSoundAtPosition: ['playSoundAt', { sound: 'sound', position: 'position' }],
  playSoundForPlayer: ['playSound', { sound: 'sound', player: 'player' }],
  playMusic: ['playMusic', { sound: 'music' }],
  playMusicForPlayer: ['playMusic', { sound: 'music', player: 'player' }],
  playMusicForPlayerRepeatedly: ['playMusic', { sound: 'music', player: 'player' }],
  stopMusic: ['stopMusic'],
  stopMusicForPlayer: ['stopMusic', { player: 'player' }],
  kickPlayer: ['removePlayer', { player: 'entity|player', reason: 'message' }],
  addBotPlayer: ['addBot', { name: 'name' }],
  endGame: ['endMatch'],
  changeScaleOfEntityBody: ['setScale', { entity: 'entity', scale: 'scale' }],
  changeScaleOfEntitySprite: ['setScale', { entity: 'entity', scale: 'scale' }],
  setEntityLifeSpan: ['setLifetime', { entity: 'entity', seconds: 'lifeSpan>seconds' }],
  setEntityOpacity: ['setOpacity', { entity: 'entity', opacity: 'opacity' }],
  setEntityVelocityAtAngle: [
    'setSpeedAtAngle',
    { entity: 'entity', speed: 'speed>tilesPerSecond', angle: 'angle>degrees' },
  ],
  setVelocityOfEntityXY: [
    'setVelocity',
    { entity: 'entity', x: 'velocity.x>tilesPerSecond', y: 'velocity.y>tilesPerSecond' },
  ],
  applyForceOnEntityAngle: ['push', { entity: 'entity', angle: 'angle>degrees', strength: 'force' }],
  applyImpulseOnEntityAngle: ['push', { entity: 'entity', angle: 'angle>degrees', strength: 'impulse' }],
  rotateEntityToFacePosition: ['turnTowards', { entity: 'entity', position: 'position' }],
  rotateEntityToRadians: ['turnTo', { entity: 'entity', angle: 'radians>degrees' }],
  rotateEntityToRadiansLT: ['turnTo', { entity: 'entity', angle: 'radians>degrees' }],
  aiMoveToPosition: ['orderMoveTo', { unit: 'unit', position: 'position' }],
  aiAttackUnit: ['orderAttack', { unit: 'unit', target: 'targetUnit' }],
  aiGoIdle: ['orderStop', { unit: 'unit' }],
  break: ['stopLoop'],
  continue: ['skipToNext'],
  return: ['stopRule'],
  repeat: ['repeat', { times: 'count', actions: 'actions' }],
  forAllUnits: ['forEachUnit', { units: 'unitGroup', actions: 'actions' }],
  forAllItems: ['forEachItem', { items: 'itemGroup', actions: 'actions' }],
  forAllProjectiles: ['forEachProjectile', { projectiles: 'projectileGroup', actions: 'actions' }],
  forAllPlayers: ['forEachPlayer', { players: 'playerGroup', actions: 'actions' }],
  setTimeOut: ['runLater', { seconds: 'duration>seconds', actions: 'actions' }],
};

/**
 * Actions that are skipped without being reported: Playloom always shows screen texts, and a comment is not an action.
 */
export const IGNORED_ACTIONS: ReadonlySet<string> = new Set([
  'showUiTextForEveryone',
  'showUiTextForPlayer',
  'comment',
]);

export const SCREEN_POSITIONS: { readonly [target: string]: 'top' | 'center' | 'right' } = {
  top: 'top',
  'center-lg': 'center',
  scoreboard: 'right',
};

type TriggerPlan = readonly [when: TriggerName, filters?: { readonly [filter: string]: number }];

export const TRIGGER_PLANS: { readonly [type: string]: TriggerPlan } = {
  gameStart: ['gameStarts'],
  frameTick: ['everyTick'],
  secondTick: ['everySeconds', { seconds: 1 }],
  playerJoinsGame: ['playerJoins'],
  playerLeavesGame: ['playerLeaves'],
  playerSendsChatMessage: ['playerSendsChat'],
  playerPurchasesUnit: ['playerBuys'],
  playerPurchasesItem: ['playerBuys'],
  unitEntersRegion: ['unitEntersRegion'],
  unitLeavesRegion: ['unitLeavesRegion'],
  itemEntersRegion: ['itemEntersRegion'],
  unitTouchesUnit: ['unitTouchesUnit'],
  unitTouchesItem: ['unitTouchesItem'],
  unitTouchesWall: ['unitTouchesWall'],
  unitTouchesProjectile: ['projectileHitsUnit'],
  projectileTouchesWall: ['projectileHitsWall'],
  unitAttributeBecomesZero: ['attributeEmpties'],
  unitAttributeBecomesFull: ['attributeFills'],
  unitAttacksUnit: ['unitIsHurt'],
  unitUsesItem: ['unitUsesItem'],
  unitStartsUsingAnItem: ['unitUsesItem'],
  unitPickedAnItem: ['unitPicksUpItem'],
  unitPicksUpItem: ['unitPicksUpItem'],
  unitDroppedAnItem: ['unitDropsItem'],
  unitSelectsItem: ['unitSelectsItem'],
};

/** Triggers of scripts that belong to a type. They react to events of that type's entities. */
export const TYPE_TRIGGER_PLANS: {
  readonly [owner in 'unit' | 'item' | 'projectile']: { readonly [type: string]: TriggerName };
} = {
  unit: {
    entityCreated: 'unitAppears',
    initEntityDestroy: 'unitDies',
    entityTouchesUnit: 'unitTouchesUnit',
    entityTouchesItem: 'unitTouchesItem',
    entityTouchesWall: 'unitTouchesWall',
    entityTouchesProjectile: 'projectileHitsUnit',
    entityAttributeBecomesZero: 'attributeEmpties',
    entityAttributeBecomesFull: 'attributeFills',
    entityGetsAttacked: 'unitIsHurt',
    entityEntersRegion: 'unitEntersRegion',
    entityLeavesRegion: 'unitLeavesRegion',
    thisUnitPickedUpAnItem: 'unitPicksUpItem',
    thisUnitPicksUpItem: 'unitPicksUpItem',
    thisUnitDroppedAnItem: 'unitDropsItem',
    thisUnitSelectsItem: 'unitSelectsItem',
    thisUnitUsesItem: 'unitUsesItem',
    thisUnitStartsUsingAnItem: 'unitUsesItem',
    unitStartsMoving: 'unitStartsMoving',
    unitStopsMoving: 'unitStopsMoving',
    unitEntersSensor: 'unitSeesUnit',
    entityAStarPathFindingFailed: 'unitFindsNoPath',
  },
  item: {
    itemIsUsed: 'unitUsesItem',
    thisItemIsPickedUp: 'unitPicksUpItem',
    thisItemIsDropped: 'unitDropsItem',
    thisItemIsSelected: 'unitSelectsItem',
    entityTouchesUnit: 'unitTouchesItem',
    entityEntersRegion: 'itemEntersRegion',
  },
  projectile: {
    entityTouchesUnit: 'projectileHitsUnit',
    entityTouchesWall: 'projectileHitsWall',
    initEntityDestroy: 'projectileEnds',
  },
};
