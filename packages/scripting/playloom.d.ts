// Made from the catalog by generateDeclarations: changes belong into the catalog.

declare const entityKind: unique symbol;
type Unit = number & { readonly [entityKind]: 'unit' };
type Item = number & { readonly [entityKind]: 'item' };
type Projectile = number & { readonly [entityKind]: 'projectile' };
type Prop = number & { readonly [entityKind]: 'prop' };
type Player = number & { readonly [entityKind]: 'player' };
type Entity = Unit | Item | Projectile | Prop;
interface Point {
  readonly x: number;
  readonly y: number;
}
type Value = number | string | boolean | null | Point | readonly Value[] | { readonly [key: string]: Value };

type UnitTypeId = string;
type ItemTypeId = string;
type ProjectileTypeId = string;
type PropTypeId = string;
type TeamId = string;
type AttributeId = string;
type BuffId = string;
type EffectId = string;
type SoundId = string;
type AnimationId = string;
type ShopId = string;
type DialogueId = string;
type RegionId = string;
type SpawnPointId = string;
type PlacementId = string;
type LayerId = string;
type RuleId = string;
type PanelId = string;
type WorldMapId = string;
type GlobalVariableId = string;
type UnitVariableId = string;
type PlayerVariableId = string;
type KeyId = string;

interface Events {
  /** Fires once, before the first player is in. */
  gameStarts: {};
  /** Fires on each step of the world, 20 to 60 times a second. Prefer a slower trigger where one will do. */
  everyTick: {};
  /** Fires again and again, counted from the start of the game. */
  everySeconds: {};
  /** Fires only when an action, a key, an item or an interaction names this rule. It sees what the one that runs it sees. */
  ruleIsRun: {};
  /** Fires when a timer that was started with this name runs out. */
  timerEnds: { readonly triggeringTimer: string };
  /** Fires when a rule or a script sends an event of this name. */
  eventIsSent: { readonly eventValue: Value };
  /** Fires when a variable of the game gets a different value. */
  variableChanges: { readonly triggeringVariable: GlobalVariableId | null };
  /** Fires when a variable of a player gets a different value. */
  playerVariableChanges: { readonly triggeringPlayer: Player | null; readonly triggeringVariable: PlayerVariableId | null };
  /** Fires when a unit is created, by the map, a rule or a player joining. */
  unitAppears: { readonly triggeringUnit: Unit | null };
  /** Fires when a unit runs out of health or is defeated by a rule, before it is gone. */
  unitDies: { readonly triggeringUnit: Unit | null; readonly attackingUnit: Unit | null };
  /** Fires when a unit that died is in the world again. */
  unitRespawns: { readonly triggeringUnit: Unit | null };
  /** Fires for each of two units when they begin to touch. */
  unitTouchesUnit: { readonly triggeringUnit: Unit | null; readonly otherUnit: Unit | null };
  /** Fires when a unit begins to touch a solid tile. */
  unitTouchesWall: { readonly triggeringUnit: Unit | null };
  /** Fires when a unit begins to touch a prop. */
  unitTouchesProp: { readonly triggeringUnit: Unit | null; readonly triggeringProp: Prop | null };
  /** Fires when a unit begins to touch an item on the ground. */
  unitTouchesItem: { readonly triggeringUnit: Unit | null; readonly triggeringItem: Item | null };
  /** Fires when the middle of a unit comes into a region. */
  unitEntersRegion: { readonly triggeringUnit: Unit | null; readonly triggeringRegion: RegionId | null };
  /** Fires when the middle of a unit goes out of a region, also when the unit dies in it. */
  unitLeavesRegion: { readonly triggeringUnit: Unit | null; readonly triggeringRegion: RegionId | null };
  /** Fires when a unit that stood still begins to move by its own will. */
  unitStartsMoving: { readonly triggeringUnit: Unit | null };
  /** Fires when a unit that moved by its own will stands still. */
  unitStopsMoving: { readonly triggeringUnit: Unit | null };
  /** Fires when a platform unit leaves the ground by jumping. */
  unitJumps: { readonly triggeringUnit: Unit | null };
  /** Fires when an attribute comes down to its minimum, once until it rises again. */
  attributeEmpties: { readonly triggeringUnit: Unit | null; readonly triggeringAttribute: AttributeId | null };
  /** Fires when an attribute comes up to its maximum, once until it falls again. */
  attributeFills: { readonly triggeringUnit: Unit | null; readonly triggeringAttribute: AttributeId | null };
  /** Fires after damage was taken and before a death that follows from it. */
  unitIsHurt: { readonly triggeringUnit: Unit | null; readonly attackingUnit: Unit | null; readonly damageAmount: number };
  /** Fires when a unit strikes or shoots with a weapon. */
  unitAttacks: { readonly triggeringUnit: Unit | null; readonly triggeringItem: Item | null };
  /** Fires when a unit is given a buff, also when it had it already. */
  unitGetsBuff: { readonly triggeringUnit: Unit | null; readonly triggeringBuff: BuffId | null };
  /** Fires when a buff runs out or is taken away. */
  unitLosesBuff: { readonly triggeringUnit: Unit | null; readonly triggeringBuff: BuffId | null };
  /** Fires when an item comes into the inventory of a unit from the ground. */
  unitPicksUpItem: { readonly triggeringUnit: Unit | null; readonly triggeringItem: Item | null };
  /** Fires when an item goes from the inventory of a unit to the ground. */
  unitDropsItem: { readonly triggeringUnit: Unit | null; readonly triggeringItem: Item | null };
  /** Fires each time an item is used: a shot, a blow, a potion drunk. */
  unitUsesItem: { readonly triggeringUnit: Unit | null; readonly triggeringItem: Item | null };
  /** Fires when a unit changes which item it holds. */
  unitSelectsItem: { readonly triggeringUnit: Unit | null; readonly triggeringItem: Item | null };
  /** Fires when an item on the ground comes into a region. */
  itemEntersRegion: { readonly triggeringItem: Item | null; readonly triggeringRegion: RegionId | null };
  /** Fires when a projectile hits a unit. */
  projectileHitsUnit: { readonly triggeringProjectile: Projectile | null; readonly triggeringUnit: Unit | null; readonly attackingUnit: Unit | null };
  /** Fires when a projectile touches a solid tile. */
  projectileHitsWall: { readonly triggeringProjectile: Projectile | null; readonly attackingUnit: Unit | null };
  /** Fires when a projectile is gone, whatever stopped it. */
  projectileEnds: { readonly triggeringProjectile: Projectile | null; readonly attackingUnit: Unit | null };
  /** Fires when the middle of a prop comes into a region, such as a ball into a goal. */
  propEntersRegion: { readonly triggeringProp: Prop | null; readonly triggeringRegion: RegionId | null };
  /** Fires when a prop runs out of health or is destroyed by a rule. */
  propIsDestroyed: { readonly triggeringProp: Prop | null; readonly attackingUnit: Unit | null };
  /** Fires for each of two props when they begin to touch. */
  propTouchesProp: { readonly triggeringProp: Prop | null; readonly otherProp: Prop | null };
  /** Fires when a player or a bot is in the game, after it got its unit. */
  playerJoins: { readonly triggeringPlayer: Player | null; readonly triggeringUnit: Unit | null };
  /** Fires when a player is gone for good, before its units are taken away. */
  playerLeaves: { readonly triggeringPlayer: Player | null; readonly triggeringUnit: Unit | null };
  /** Fires when a key or mouse button goes down while the game listens. */
  playerPressesKey: { readonly triggeringPlayer: Player | null; readonly triggeringUnit: Unit | null; readonly pressedKey: KeyId | null };
  /** Fires when a key or mouse button comes up again. */
  playerReleasesKey: { readonly triggeringPlayer: Player | null; readonly triggeringUnit: Unit | null; readonly pressedKey: KeyId | null };
  /** Fires when a player clicks or taps on the world. */
  playerClicks: { readonly triggeringPlayer: Player | null; readonly triggeringUnit: Unit | null; readonly clickedPosition: Point | null };
  /** Fires for each chat message that was let through. */
  playerSendsChat: { readonly triggeringPlayer: Player | null; readonly chatText: string };
  /** Fires when a player uses the interact key near something that can be used. */
  playerInteracts: { readonly triggeringPlayer: Player | null; readonly triggeringUnit: Unit | null; readonly otherUnit: Unit | null; readonly triggeringProp: Prop | null };
  /** Fires when a player comes to a team, on joining as well. */
  playerChangesTeam: { readonly triggeringPlayer: Player | null; readonly triggeringTeam: TeamId | null };
  /** Fires when players may move at the start of each round. */
  roundStarts: {};
  /** Fires when a round is over, by time, by score or by a rule. */
  roundEnds: { readonly triggeringTeam: TeamId | null; readonly triggeringPlayer: Player | null };
  /** Fires after the last round, when the winners are known. */
  matchEnds: { readonly triggeringTeam: TeamId | null; readonly triggeringPlayer: Player | null };
  /** Fires when a panel made of HTML sends an event, such as a click on its button. */
  panelSendsEvent: { readonly triggeringPlayer: Player | null; readonly panelEvent: string; readonly eventValue: Value };
  /** Fires when a player sends what it typed into a question that a rule asked. */
  playerAnswers: { readonly triggeringPlayer: Player | null; readonly answerText: string };
  /** Fires once for every purchase that a player has paid for, also when the room closed before it could be handed over. Save what was bought: it is paid for only once. */
  playerBuysForCoins: { readonly triggeringPlayer: Player | null };
  /** Fires when a unit with its own will notices a new target in its sight. */
  unitSeesUnit: { readonly triggeringUnit: Unit | null; readonly otherUnit: Unit | null };
  /** Fires when a unit reaches the position it was ordered to. */
  unitArrives: { readonly triggeringUnit: Unit | null };
  /** Fires when walls leave a unit no way to where it wants to go. */
  unitFindsNoPath: { readonly triggeringUnit: Unit | null };
  /** Fires after an offer of a shop was paid for and handed over. */
  playerBuys: { readonly triggeringPlayer: Player | null; readonly triggeringUnit: Unit | null; readonly boughtOffer: string };
  /** Fires when a player comes to the end of a dialogue or walks away from it. */
  dialogueEnds: { readonly triggeringPlayer: Player | null; readonly triggeringUnit: Unit | null };
  /** Fires once after a player joined, when its saved data can be read. Fires for guests too, with nothing saved. */
  savedDataLoads: { readonly triggeringPlayer: Player | null; readonly triggeringUnit: Unit | null };
}

interface Filters {
  gameStarts: {};
  everyTick: {};
  everySeconds: { seconds?: number };
  ruleIsRun: {};
  timerEnds: { timer: string };
  eventIsSent: { event: string };
  variableChanges: { variable: GlobalVariableId };
  playerVariableChanges: { variable: PlayerVariableId };
  unitAppears: { unitType?: UnitTypeId };
  unitDies: { unitType?: UnitTypeId };
  unitRespawns: { unitType?: UnitTypeId };
  unitTouchesUnit: { unitType?: UnitTypeId; otherType?: UnitTypeId };
  unitTouchesWall: { unitType?: UnitTypeId };
  unitTouchesProp: { unitType?: UnitTypeId; propType?: PropTypeId };
  unitTouchesItem: { unitType?: UnitTypeId; itemType?: ItemTypeId };
  unitEntersRegion: { region?: RegionId; unitType?: UnitTypeId };
  unitLeavesRegion: { region?: RegionId; unitType?: UnitTypeId };
  unitStartsMoving: { unitType?: UnitTypeId };
  unitStopsMoving: { unitType?: UnitTypeId };
  unitJumps: { unitType?: UnitTypeId };
  attributeEmpties: { attribute?: AttributeId; unitType?: UnitTypeId };
  attributeFills: { attribute?: AttributeId; unitType?: UnitTypeId };
  unitIsHurt: { unitType?: UnitTypeId };
  unitAttacks: { unitType?: UnitTypeId };
  unitGetsBuff: { buff?: BuffId; unitType?: UnitTypeId };
  unitLosesBuff: { buff?: BuffId; unitType?: UnitTypeId };
  unitPicksUpItem: { itemType?: ItemTypeId; unitType?: UnitTypeId };
  unitDropsItem: { itemType?: ItemTypeId; unitType?: UnitTypeId };
  unitUsesItem: { itemType?: ItemTypeId; unitType?: UnitTypeId };
  unitSelectsItem: { itemType?: ItemTypeId; unitType?: UnitTypeId };
  itemEntersRegion: { region?: RegionId; itemType?: ItemTypeId };
  projectileHitsUnit: { projectileType?: ProjectileTypeId; unitType?: UnitTypeId };
  projectileHitsWall: { projectileType?: ProjectileTypeId };
  projectileEnds: { projectileType?: ProjectileTypeId };
  propEntersRegion: { region?: RegionId; propType?: PropTypeId };
  propIsDestroyed: { propType?: PropTypeId };
  propTouchesProp: { propType?: PropTypeId; otherType?: PropTypeId };
  playerJoins: {};
  playerLeaves: {};
  playerPressesKey: { key: KeyId };
  playerReleasesKey: { key: KeyId };
  playerClicks: {};
  playerSendsChat: {};
  playerInteracts: {};
  playerChangesTeam: { team?: TeamId };
  roundStarts: {};
  roundEnds: {};
  matchEnds: {};
  panelSendsEvent: { panel?: PanelId; event?: string };
  playerAnswers: { question?: string };
  playerBuysForCoins: { item?: string };
  unitSeesUnit: { unitType?: UnitTypeId; otherType?: UnitTypeId };
  unitArrives: { unitType?: UnitTypeId };
  unitFindsNoPath: { unitType?: UnitTypeId };
  playerBuys: { shop?: ShopId };
  dialogueEnds: { dialogue?: DialogueId };
  savedDataLoads: {};
}

/** Runs a function each time something happens; a filter such as { unitType: 'knight' } narrows it down. */
declare function on<Name extends keyof Events>(event: Name, handler: (event: Events[Name]) => void): void;
declare function on<Name extends keyof Events>(
  event: Name,
  filter: Filters[Name],
  handler: (event: Events[Name]) => void,
): void;
/** Ends what on() began: the function no longer hears of the event. */
declare function off<Name extends keyof Events>(event: Name, handler: (event: Events[Name]) => void): void;

/** The clock of the room. */
declare const game: {
  /** How many steps the world has made. */
  readonly tick: number;
  /** How long the room has been running. */
  readonly seconds: number;
  /** Goes on after so many seconds: await game.wait(2). */
  wait(seconds: number): Promise<void>;
};

/** Lines for the creator of the game; players do not see them. */
declare const console: {
  log(...values: unknown[]): void;
  info(...values: unknown[]): void;
  debug(...values: unknown[]): void;
  warn(...values: unknown[]): void;
  error(...values: unknown[]): void;
};

/** The quickest way to where something is and how it moves. NaN when it is gone. Angles are degrees. */
declare namespace motion {
  function x(entity: Entity): number;
  function y(entity: Entity): number;
  function rotation(entity: Entity): number;
  function vx(entity: Entity): number;
  function vy(entity: Entity): number;
  function spin(entity: Entity): number;
  function scale(entity: Entity): number;
}

/** Flow. */
declare namespace flow {
  /** Runs another rule and goes on when it is done or waits. Its conditions count. */
  function runRule(rule: RuleId): void;
  /** Switches a rule on or off for the rest of the game. What is running of it is not stopped. */
  function setRuleEnabled(rule: RuleId, isOn?: boolean): void;
  /** Fires the trigger of this name in rules and scripts. */
  function sendEvent(event: string, value?: Value | null): void;
  /** Fires the trigger of that timer when the time is over. Starting it again starts it anew. */
  function startTimer(timer: string, seconds?: number, mode?: "once" | "again-and-again"): void;
  /** Stops a timer so that it never ends. */
  function stopTimer(timer: string): void;
  /** Whether a rule is switched on. */
  function isRuleEnabled(rule: RuleId): boolean;
}

/** Conditions. */
declare namespace logic {
  /** Whether two values are the same. A number and a text are never the same. */
  function isEqual(a: Value, b: Value): boolean;
  /** Whether two values are not the same. */
  function isDifferent(a: Value, b: Value): boolean;
  /** Compares two numbers. */
  function isLess(a: number, b: number): boolean;
  /** Compares two numbers. */
  function isAtMost(a: number, b: number): boolean;
  /** Compares two numbers. */
  function isGreater(a: number, b: number): boolean;
  /** Compares two numbers. */
  function isAtLeast(a: number, b: number): boolean;
  /** Whether a number lies in a range, its ends included. */
  function isBetween(value: number, from: number, to: number): boolean;
  /** Holds when both hold. The second is not looked at when the first does not hold. */
  function and(a: boolean, b: boolean): boolean;
  /** Holds when at least one holds. The second is not looked at when the first holds. */
  function or(a: boolean, b: boolean): boolean;
  /** Holds when the other does not. */
  function not(value: boolean): boolean;
  /** Gives one of two values. The other is not looked at. */
  function chooseValue(condition: boolean, yes: Value, no: Value): Value;
  /** Whether there is no value: no unit found, no item held, a variable never set. */
  function isNothing(value: Value): boolean;
  /** Whether a unit, item, projectile or prop is still in the world. */
  function exists(entity: Entity | null): boolean;
}

/** Variables. */
declare namespace variables {
  /** Gives a variable of the game a value. */
  function setVariable(variable: GlobalVariableId, value: Value): void;
  /** Adds to a number variable of the game; a negative amount takes away. */
  function changeVariable(variable: GlobalVariableId, amount?: number): void;
  /** Gives a variable of one unit a value. */
  function setUnitVariable(unit: Unit | null, variable: UnitVariableId, value: Value): void;
  /** Adds to a number variable of one unit. */
  function changeUnitVariable(unit: Unit | null, variable: UnitVariableId, amount?: number): void;
  /** Gives a variable of one player a value. */
  function setPlayerVariable(player: Player | null, variable: PlayerVariableId, value: Value): void;
  /** Adds to a number variable of one player. */
  function changePlayerVariable(player: Player | null, variable: PlayerVariableId, amount?: number): void;
  /** Puts an element at the end of a list variable of the game. */
  function addToList(variable: GlobalVariableId, element: Value): void;
  /** Takes every element equal to this one out of a list variable of the game. */
  function removeFromList(variable: GlobalVariableId, element: Value): void;
  /** Writes one entry of a record variable of the game. */
  function setRecordEntry(variable: GlobalVariableId, key: string, value: Value): void;
  /** Takes one entry out of a record variable of the game. */
  function removeRecordEntry(variable: GlobalVariableId, key: string): void;
  /** The value of a variable of the game. */
  function variable(variable: GlobalVariableId): Value;
  /** The value of a variable of one unit. */
  function unitVariable(unit: Unit | null, variable: UnitVariableId): Value;
  /** The value of a variable of one player. */
  function playerVariable(player: Player | null, variable: PlayerVariableId): Value;
}

/** Units. */
declare namespace units {
  /** Puts a new unit without a player into the world. */
  function createUnit(unitType: UnitTypeId, position: Point | null, rotation?: number, team?: TeamId | null): void;
  /** Puts a new unit into the world that belongs to a player. The player goes on steering the unit it has. */
  function createUnitForPlayer(unitType: UnitTypeId, player: Player | null, position: Point | null, rotation?: number): void;
  /** Takes a unit, item, projectile or prop away at once: no death, no drops. */
  function destroyEntity(entity: Entity | null): void;
  /** Lets a unit die as if its health had run out: with drops, effects and respawn. */
  function killUnit(unit: Unit | null, killer?: Unit | null): void;
  /** Brings a dead unit back with its attributes as at the start. Without a position it comes back at a spawn point. */
  function respawnUnit(unit: Unit | null, position?: Point | null): void;
  /** Makes another type of a unit where it stands. Owner, team, variables and fitting items stay. */
  function changeUnitType(unit: Unit | null, unitType: UnitTypeId): void;
  /** Changes the player a unit belongs to; without a player it belongs to nobody. */
  function setUnitOwner(unit: Unit | null, player?: Player | null): void;
  /** Changes the team of a unit, whatever team its player is in. */
  function setUnitTeam(unit: Unit | null, team: TeamId): void;
  /** Changes the name that stands over a unit. */
  function setUnitName(unit: Unit | null, name: string): void;
  /** Changes how many tiles a second a unit walks. */
  function setUnitSpeed(unit: Unit | null, speed?: number): void;
  /** Takes the controls from a player, or its own will from any other unit, and gives them back. */
  function setUnitControl(unit: Unit | null, isOn?: boolean): void;
  /** Lets no damage through while it is on. */
  function setInvulnerable(unit: Unit | null, isOn?: boolean): void;
  /** Changes the size of look and body; 1 is the size of its type. */
  function setScale(entity: Entity | null, scale?: number): void;
  /** Takes a unit, item, projectile or prop away when the time is over. */
  function setLifetime(entity: Entity | null, seconds?: number): void;
  /** Every living unit, oldest first. */
  function allUnits(): readonly Unit[];
  /** Every living unit of a type, oldest first. */
  function unitsOfType(unitType: UnitTypeId): readonly Unit[];
  /** Every living unit that belongs to a player. */
  function unitsOfPlayer(player: Player | null): readonly Unit[];
  /** Every living unit of a team. */
  function unitsOfTeam(team: TeamId): readonly Unit[];
  /** Every living unit whose middle is in a region. */
  function unitsInRegion(region: RegionId): readonly Unit[];
  /** Every living unit in a circle, nearest first. */
  function unitsNear(position: Point | null, radius?: number): readonly Unit[];
  /** The nearest unit of a group; nothing when the group is empty. */
  function nearestUnit(units: readonly Unit[], position: Point | null): Unit | null;
  /** A unit that was placed on the map in the editor; nothing when it is gone. */
  function placedUnit(placement: PlacementId): Unit | null;
  /** The unit this rule created last. */
  function lastCreatedUnit(): Unit | null;
  /** The type of a unit. */
  function typeOfUnit(unit: Unit | null): UnitTypeId | null;
  /** Whether a unit has a type. */
  function isOfType(unit: Unit | null, unitType: UnitTypeId): boolean;
  /** The name that stands over a unit: its own, its player's or its type's. */
  function nameOfUnit(unit: Unit | null): string;
  /** The name of a unit type. */
  function nameOfUnitType(unitType: UnitTypeId): string;
  /** The player something belongs to; for projectiles and items the player of the unit that shot or holds it. */
  function ownerOf(entity: Entity | null): Player | null;
  /** The team something belongs to. */
  function teamOf(entity: Entity | null): TeamId | null;
  /** Whether a unit is in the world and not dead. */
  function isAlive(unit: Unit | null): boolean;
  /** Whether the teams of two units are hostile to each other. */
  function areHostile(a: Unit | null, b: Unit | null): boolean;
  /** Whether two units are on one side. */
  function areFriendly(a: Unit | null, b: Unit | null): boolean;
  /** How large something is; 1 is the size of its type. */
  function scaleOf(entity: Entity | null): number;
}

/** Movement. */
declare namespace movement {
  /** Puts something elsewhere without passing what lies between. Its speed stays. */
  function teleport(entity: Entity | null, position: Point | null): void;
  /** Adds speed in a direction; 0° is right, 90° is down. Heavy bodies gain less. */
  function push(entity: Entity | null, angle?: number, strength?: number): void;
  /** Adds speed in the direction of a position; a negative strength pushes away from it. */
  function pushTowards(entity: Entity | null, position: Point | null, strength?: number): void;
  /** Sets tiles a second to the right and down. */
  function setVelocity(entity: Entity | null, x?: number, y?: number): void;
  /** Sets tiles a second in a direction; 0° is right, 90° is down. */
  function setSpeedAtAngle(entity: Entity | null, speed?: number, angle?: number): void;
  /** Takes all speed and spin away. */
  function stopMovement(entity: Entity | null): void;
  /** Sets where something faces; 0° is right, 90° is down. */
  function turnTo(entity: Entity | null, angle?: number): void;
  /** Lets something face a position. */
  function turnTowards(entity: Entity | null, position: Point | null): void;
  /** Sets how fast a body turns; negative turns the other way. */
  function spin(entity: Entity | null, speed?: number): void;
  /** Throws a unit against gravity, also in the air. Without a speed it takes the one of its type. */
  function jump(unit: Unit | null, speed?: number | null): void;
  /** Lets something go along with another until it is detached. */
  function attach(entity: Entity | null, carrier: Entity | null, x?: number, y?: number): void;
  /** Ends going along with another. */
  function detach(entity: Entity | null): void;
  /** Tiles a second; negative is to the left. */
  function velocityX(entity: Entity | null): number;
  /** Tiles a second; negative is upwards. */
  function velocityY(entity: Entity | null): number;
  /** Tiles a second, whatever the direction. */
  function speedOf(entity: Entity | null): number;
  /** The angle something faces; 0° is right, 90° is down. */
  function facingOf(entity: Entity | null): number;
  /** Whether a unit moves by its own will. */
  function isMoving(unit: Unit | null): boolean;
  /** Whether a unit has something under its feet, in worlds seen from the side. */
  function isOnGround(unit: Unit | null): boolean;
  /** Whether two things touch now. */
  function isTouching(a: Entity | null, b: Entity | null): boolean;
}

/** Attributes. */
declare namespace attributes {
  /** Sets an attribute within its minimum and maximum. */
  function setAttribute(entity: Entity | null, attribute: AttributeId, value: number): void;
  /** Adds to an attribute within its minimum and maximum; a negative amount takes away. */
  function changeAttribute(entity: Entity | null, attribute: AttributeId, amount?: number): void;
  /** Changes how high an attribute can go; what is above is cut off. */
  function setAttributeMax(entity: Entity | null, attribute: AttributeId, value: number): void;
  /** Changes how low an attribute can go. */
  function setAttributeMin(entity: Entity | null, attribute: AttributeId, value: number): void;
  /** Changes how fast an attribute comes back; negative drains it. */
  function setAttributeRegeneration(entity: Entity | null, attribute: AttributeId, value: number): void;
  /** Sets an attribute to its maximum. */
  function refillAttribute(entity: Entity | null, attribute: AttributeId): void;
  /** The value of an attribute; 0 when there is none. */
  function attributeOf(entity: Entity | null, attribute: AttributeId): number;
  /** How high an attribute can go. */
  function attributeMax(entity: Entity | null, attribute: AttributeId): number;
  /** How low an attribute can go. */
  function attributeMin(entity: Entity | null, attribute: AttributeId): number;
  /** How full an attribute is, from 0 to 100. */
  function attributePercent(entity: Entity | null, attribute: AttributeId): number;
}

/** Combat. */
declare namespace combat {
  /** Takes from shields first, then from health. Buffs and held items count; with an attacker its team decides whether it may hurt. */
  function dealDamage(target: Entity | null, amount?: number, attacker?: Unit | null): void;
  /** Adds to health, up to its maximum. */
  function heal(target: Entity | null, amount?: number): void;
  /** Hurts every unit and prop in a circle, less towards its rim. */
  function damageArea(position: Point | null, radius?: number, amount?: number, attacker?: Unit | null): void;
  /** Gives a unit a buff. Without a time it lasts as long as the buff says. */
  function giveBuff(unit: Unit | null, buff: BuffId, seconds?: number | null): void;
  /** Ends a buff of a unit, all its stacks. */
  function removeBuff(unit: Unit | null, buff: BuffId): void;
  /** Ends every buff of a unit. */
  function removeAllBuffs(unit: Unit | null): void;
  /** Whether a buff lasts on a unit. */
  function hasBuff(unit: Unit | null, buff: BuffId): boolean;
}

/** Items. */
declare namespace items {
  /** Puts an item on the ground. */
  function createItem(itemType: ItemTypeId, position: Point | null, count?: number): void;
  /** Puts an item into the inventory of a unit; what does not fit falls to the ground. */
  function giveItem(unit: Unit | null, itemType: ItemTypeId, count?: number): void;
  /** Takes items of a type away, as many as there are up to the count. */
  function takeItem(unit: Unit | null, itemType: ItemTypeId, count?: number): void;
  /** Puts an item from the inventory on the ground; slot 0 is the one in hand. */
  function dropItem(unit: Unit | null, slot?: number): void;
  /** Puts everything from the inventory on the ground. */
  function dropAllItems(unit: Unit | null): void;
  /** Takes everything out of the inventory for good. */
  function emptyInventory(unit: Unit | null): void;
  /** Puts an item from the ground into the inventory, however far away it lies. */
  function pickUpItem(unit: Unit | null, item: Item | null): void;
  /** Changes which item a unit holds; slots count from 1. */
  function selectSlot(unit: Unit | null, slot?: number): void;
  /** Uses the held item once, if it is ready. */
  function useItem(unit: Unit | null): void;
  /** Changes how many an item stands for; 0 takes it away. */
  function setItemCount(item: Item | null, count?: number): void;
  /** Changes how many shots are in the magazine of a weapon. */
  function setAmmo(item: Item | null, count: number): void;
  /** Every item that nobody holds, oldest first. */
  function itemsOnGround(): readonly Item[];
  /** Everything in the inventory of a unit, in the order of its slots. */
  function itemsOf(unit: Unit | null): readonly Item[];
  /** Every item on the ground in a region. */
  function itemsInRegion(region: RegionId): readonly Item[];
  /** The item a unit holds; nothing when its hand is empty. */
  function heldItem(unit: Unit | null): Item | null;
  /** The item in a slot of the inventory; slots count from 1. */
  function itemInSlot(unit: Unit | null, slot?: number): Item | null;
  /** How many of an item type are in an inventory, stacks counted out. */
  function itemCount(unit: Unit | null, itemType: ItemTypeId): number;
  /** Whether at least one of an item type is in an inventory. */
  function hasItem(unit: Unit | null, itemType: ItemTypeId): boolean;
  /** Whether no slot is free. */
  function isInventoryFull(unit: Unit | null): boolean;
  /** The type of an item. */
  function typeOfItem(item: Item | null): ItemTypeId | null;
  /** The name of an item type. */
  function nameOfItemType(itemType: ItemTypeId): string;
  /** How many a stack stands for. */
  function quantityOf(item: Item | null): number;
  /** How many shots are left in the magazine of a weapon. */
  function ammoOf(item: Item | null): number;
  /** The unit whose inventory an item is in; nothing when it lies on the ground. */
  function holderOf(item: Item | null): Unit | null;
  /** The item this rule created last. */
  function lastCreatedItem(): Item | null;
  /** An item that was placed on the map in the editor; nothing when it is gone. */
  function placedItem(placement: PlacementId): Item | null;
}

/** Projectiles. */
declare namespace projectiles {
  /** Puts a projectile into the world at the speed of its type. */
  function createProjectile(projectileType: ProjectileTypeId, position: Point | null, angle?: number, shooter?: Unit | null): void;
  /** Shoots from a unit towards a position. */
  function shootAt(shooter: Unit | null, projectileType: ProjectileTypeId, position: Point | null): void;
  /** Changes what one projectile in the air will deal. */
  function setProjectileDamage(projectile: Projectile | null, amount?: number): void;
  /** Every projectile in the air, oldest first. */
  function allProjectiles(): readonly Projectile[];
  /** The unit that shot a projectile. */
  function shooterOf(projectile: Projectile | null): Unit | null;
  /** The type of a projectile. */
  function typeOfProjectile(projectile: Projectile | null): ProjectileTypeId | null;
  /** The projectile this rule created last. */
  function lastCreatedProjectile(): Projectile | null;
}

/** Props. */
declare namespace props {
  /** Puts a prop into the world. */
  function createProp(propType: PropTypeId, position: Point | null, rotation?: number): void;
  /** Starts or stops a moving platform or a door. */
  function setPropMotion(prop: Prop | null, isMoving?: boolean): void;
  /** Every prop in the world, oldest first. */
  function allProps(): readonly Prop[];
  /** Every prop of a type, oldest first. */
  function propsOfType(propType: PropTypeId): readonly Prop[];
  /** The type of a prop. */
  function typeOfProp(prop: Prop | null): PropTypeId | null;
  /** A prop that was placed on the map in the editor; nothing when it is gone. */
  function placedProp(placement: PlacementId): Prop | null;
  /** The prop this rule created last. */
  function lastCreatedProp(): Prop | null;
}

/** Players. */
declare namespace players {
  /** Makes this the unit the player steers and the camera follows. */
  function setPlayerUnit(player: Player | null, unit: Unit | null): void;
  /** Changes the team of a player and of its units. */
  function setPlayerTeam(player: Player | null, team: TeamId): void;
  /** Gives the player its unit anew, alive or dead. */
  function respawnPlayer(player: Player | null): void;
  /** Sends a player out of this room and tells it why. */
  function removePlayer(player: Player | null, reason?: string): void;
  /** Lets the computer join as a player would. */
  function addBot(name?: string, team?: TeamId | null): void;
  /** Sends every bot out of the room. */
  function removeBots(): void;
  /** Lets a player travel to another map of this world with its saved data. */
  function sendPlayerToMap(player: Player | null, map: WorldMapId): void;
  /** Sets what the scoreboard shows for a player. */
  function setScore(player: Player | null, score?: number): void;
  /** Adds to what the scoreboard shows for a player. */
  function changeScore(player: Player | null, amount?: number): void;
  /** Every player and bot, in the order they joined. */
  function allPlayers(): readonly Player[];
  /** Every player that is not a bot, in the order they joined. */
  function humanPlayers(): readonly Player[];
  /** Every bot, in the order they joined. */
  function botPlayers(): readonly Player[];
  /** Every player and bot of a team, in the order they joined. */
  function playersOfTeam(team: TeamId): readonly Player[];
  /** How many players and bots are in the room. */
  function playerCount(): number;
  /** The unit a player steers; nothing while it has none. */
  function unitOf(player: Player | null): Unit | null;
  /** The name of a player. */
  function nameOfPlayer(player: Player | null): string;
  /** The team of a player; nothing when it has none. */
  function teamOfPlayer(player: Player | null): TeamId | null;
  /** What the scoreboard shows for a player. */
  function scoreOf(player: Player | null): number;
  /** The player that is ahead; of several the one that joined first. */
  function bestPlayer(): Player | null;
  /** Whether the computer plays. */
  function isBot(player: Player | null): boolean;
  /** Whether a player has an account rather than playing as a guest. */
  function isSignedIn(player: Player | null): boolean;
  /** Whether a player holds a key or mouse button down now. */
  function isKeyDown(player: Player | null, key: KeyId): boolean;
  /** Where on the map a player points. */
  function mousePosition(player: Player | null): Point | null;
}

/** Teams. */
declare namespace teams {
  /** Sets what the scoreboard shows for a team. */
  function setTeamScore(team: TeamId, score?: number): void;
  /** Adds to what the scoreboard shows for a team. */
  function changeTeamScore(team: TeamId, amount?: number): void;
  /** Changes the relation of two teams both ways. */
  function setTeamRelation(team: TeamId, other: TeamId, relation?: "hostile" | "neutral" | "friendly"): void;
  /** Spreads the players over the open teams as evenly as can be, moving as few as possible. */
  function balanceTeams(): void;
  /** Every team, in the order of their ids. */
  function allTeams(): readonly TeamId[];
  /** The name of a team. */
  function nameOfTeam(team: TeamId): string;
  /** What the scoreboard shows for a team. */
  function scoreOfTeam(team: TeamId): number;
  /** The team that is ahead; nothing when several are. */
  function leadingTeam(): TeamId | null;
}

/** Match. */
declare namespace match {
  /** Starts a round now, bringing everyone to a spawn point. */
  function startRound(): void;
  /** Ends the round without a winner. */
  function endRound(): void;
  /** Ends the round with a team as its winner. */
  function teamWins(team: TeamId): void;
  /** Ends the round with a player as its winner. */
  function playerWins(player: Player | null): void;
  /** Ends the match now; whoever is ahead has won. */
  function endMatch(): void;
  /** Changes when the round will end; 0 plays without a limit. */
  function setRoundTime(seconds?: number): void;
  /** Which round is played, counted from 1; 0 before the first. */
  function roundNumber(): number;
  /** How long the round will last; 0 when it has no limit or is over. */
  function roundTimeLeft(): number;
  /** Whether players may move and score. */
  function isRoundRunning(): boolean;
}

/** Messages and panels. */
declare namespace messages {
  /** Writes a line of the game into the chat of everyone. */
  function sendChat(text: string): void;
  /** Writes a line of the game into the chat of one player. */
  function sendChatTo(player: Player | null, text: string): void;
  /** Shows a large line across the screen. */
  function showMessage(text: string, seconds?: number): void;
  /** Shows a large line across the screen of one player. */
  function showMessageTo(player: Player | null, text: string, seconds?: number): void;
  /** Writes a line that stays; without a player everyone sees it. An empty text takes it away. */
  function setScreenText(text: string, place?: "top" | "bottom" | "left" | "right" | "center", player?: Player | null): void;
  /** Shows a short text in the world that rises and fades. */
  function showFloatingText(text: string, position: Point | null, color?: string): void;
  /** Shows a speech bubble that goes along. */
  function showTextOver(entity: Entity | null, text: string, seconds?: number): void;
  /** Shows or hides the name over a unit. */
  function setNameLabel(unit: Unit | null, isShown?: boolean): void;
  /** Shows a panel made of HTML; without a player everyone sees it. */
  function openPanel(panel: PanelId, player?: Player | null): void;
  /** Hides a panel made of HTML. */
  function closePanel(panel: PanelId, player?: Player | null): void;
  /** Hands a value to the code of a panel. */
  function sendToPanel(panel: PanelId, event: string, value: Value, player?: Player | null): void;
  /** Opens a box to type in; the answer fires a trigger of this name. */
  function askPlayer(player: Player | null, text: string, question: string): void;
  /** Asks a player in a dialog of Playloom whether to buy something for coins. When they do, the trigger of this item fires, once. Guests see the offer and what they need to buy it. */
  function offerForCoins(player: Player | null, item: string, price: number): void;
}

/** Sound. */
declare namespace sound {
  /** Plays a sound as if it were close by; without a player everyone hears it. */
  function playSound(sound: SoundId, player?: Player | null): void;
  /** Plays a sound somewhere in the world, fainter from afar. */
  function playSoundAt(sound: SoundId, position: Point | null): void;
  /** Plays a sound over and over in place of the music before it. */
  function playMusic(sound: SoundId, player?: Player | null): void;
  /** Ends the music; without a player for everyone. */
  function stopMusic(player?: Player | null): void;
}

/** Effects and looks. */
declare namespace effects {
  /** Shows an effect somewhere in the world. */
  function showEffect(effect: EffectId, position: Point | null, rotation?: number): void;
  /** Shows an effect that goes along until it is stopped. */
  function startEffect(entity: Entity | null, effect: EffectId): void;
  /** Ends an effect that goes along. */
  function stopEffect(entity: Entity | null, effect: EffectId): void;
  /** Plays an animation once, or over and over if the animation says so, until the next. */
  function playAnimation(entity: Entity | null, animation: AnimationId): void;
  /** Makes something see-through; 0 cannot be seen, 1 is solid. */
  function setOpacity(entity: Entity | null, opacity?: number): void;
  /** Colors the look of something; white is as drawn. */
  function setTint(entity: Entity | null, color?: string): void;
  /** Lets a player no longer see something; without a player nobody does. */
  function hideFrom(entity: Entity | null, player?: Player | null): void;
  /** Ends the hiding of something; without a player for everyone. */
  function showTo(entity: Entity | null, player?: Player | null): void;
}

/** Camera. */
declare namespace camera {
  /** Follows something else than the own unit. */
  function setCameraTarget(player: Player | null, entity: Entity | null): void;
  /** Holds the camera still at a position until it gets a target again. */
  function setCameraPosition(player: Player | null, position: Point | null): void;
  /** Changes how near a player sees the world; 2 is twice as large. */
  function setCameraZoom(player: Player | null, zoom?: number): void;
  /** Shakes the screen; without a player for everyone. */
  function shakeCamera(strength?: number, seconds?: number, player?: Player | null): void;
  /** Follows the own unit again at the zoom of the settings. */
  function resetCamera(player: Player | null): void;
}

/** Positions. */
declare namespace positions {
  /** A position by its distance from the top left corner in tiles. */
  function point(x?: number, y?: number): Point | null;
  /** Where the middle of something is. */
  function positionOf(entity: Entity | null): Point | null;
  /** Tiles from the left edge of the map. */
  function positionX(position: Point | null): number;
  /** Tiles from the top edge of the map. */
  function positionY(position: Point | null): number;
  /** A position seen from another; 0° is right, 90° is down. */
  function positionTowards(position: Point | null, angle?: number, distance?: number): Point | null;
  /** A position where something faces. */
  function positionInFrontOf(entity: Entity | null, distance?: number): Point | null;
  /** Tiles between two positions, straight through walls. */
  function distanceBetween(a: Point | null, b: Point | null): number;
  /** The direction from one position to another; 0° is right, 90° is down. */
  function angleBetween(from: Point | null, to: Point | null): number;
  /** Whether no wall lies between two positions. */
  function canSee(a: Point | null, b: Point | null): boolean;
}

/** Regions. */
declare namespace regions {
  /** Moves a region. Who is in it now enters, who is not leaves. */
  function moveRegion(region: RegionId, position: Point | null): void;
  /** Changes the size of a region around its center. */
  function resizeRegion(region: RegionId, width: number, height: number): void;
  /** Whether the middle of something is in a region. */
  function isInRegion(entity: Entity | null, region: RegionId): boolean;
  /** Whether a position is in a region. */
  function isPositionInRegion(position: Point | null, region: RegionId): boolean;
  /** The position in the middle of a region. */
  function centerOf(region: RegionId): Point | null;
  /** How many tiles wide a region is. */
  function regionWidth(region: RegionId): number;
  /** How many tiles high a region is. */
  function regionHeight(region: RegionId): number;
  /** The name of a region. */
  function nameOfRegion(region: RegionId): string;
}

/** Map. */
declare namespace map {
  /** Changes one tile of the map for this game; 0 takes it away. Walls change with it. */
  function setTile(layer: LayerId, position: Point | null, tile: number): void;
  /** Changes all tiles under a region; 0 takes them away. */
  function fillTiles(layer: LayerId, region: RegionId, tile: number): void;
  /** Shows or hides a layer, such as a roof; without a player for everyone. Walls in it stay solid. */
  function setLayerOpacity(layer: LayerId, opacity?: number, player?: Player | null): void;
  /** Makes the world lighter or darker for everyone; 1 is full day, 0 is night in the given color. */
  function setDaylight(brightness?: number, color?: string, seconds?: number): void;
  /** How many tiles wide the map is. */
  function mapWidth(): number;
  /** How many tiles high the map is. */
  function mapHeight(): number;
  /** The number of a tile of the map; 0 where there is none. */
  function tileAt(layer: LayerId, position: Point | null): number;
  /** Whether a solid tile is at a position, or it lies outside the map. */
  function isWall(position: Point | null): boolean;
  /** Where a spawn point is. */
  function positionOfSpawnPoint(spawnPoint: SpawnPointId): Point | null;
}

/** Orders. */
declare namespace ai {
  /** Lets a unit find its way to a position, then goes back to its behavior. */
  function orderMoveTo(unit: Unit | null, position: Point | null): void;
  /** Lets a unit chase and attack another, whatever its behavior. */
  function orderAttack(unit: Unit | null, target: Unit | null): void;
  /** Lets a unit stay near another. */
  function orderFollow(unit: Unit | null, target: Unit | null): void;
  /** Lets a unit stay near a position and attack who comes close. */
  function orderGuard(unit: Unit | null, position: Point | null): void;
  /** Ends any order and holds the unit where it is. */
  function orderStop(unit: Unit | null): void;
  /** Changes what a unit does by its own will. */
  function setBehaviour(unit: Unit | null, behaviour?: "stand" | "wander" | "chase" | "flee" | "guard" | "follow" | "none"): void;
}

/** Shops and dialogues. */
declare namespace trade {
  /** Shows a shop to a player. */
  function openShop(player: Player | null, shop: ShopId): void;
  /** Closes whatever shop a player has open. */
  function closeShop(player: Player | null): void;
  /** Starts a dialogue from its beginning. */
  function openDialogue(player: Player | null, dialogue: DialogueId): void;
  /** Ends whatever dialogue a player is in. */
  function closeDialogue(player: Player | null): void;
  /** Whether a player has a dialogue open. */
  function isInDialogue(player: Player | null): boolean;
}

/** Saved data. */
declare namespace data {
  /** Keeps a value with the player from one visit to the next, for this game or for all maps of its world. */
  function saveValue(player: Player | null, key: string, value: Value, scope?: "game" | "world"): void;
  /** Adds to a saved number. Nothing is lost when two rooms add at the same time. */
  function changeSavedNumber(player: Player | null, key: string, amount?: number, scope?: "game" | "world"): void;
  /** Deletes one saved value. */
  function deleteSavedValue(player: Player | null, key: string, scope?: "game" | "world"): void;
  /** Keeps the best score of each player; the board is shown on the page of the game. */
  function submitScore(player: Player | null, score: number, leaderboard?: string, order?: "highest" | "lowest"): void;
  /** Whether the wallets that a signed-in player has linked hold so many of the token which the game’s web3 settings name. Balances are read when the player comes and about once a minute. False for guests, for players without a wallet, inside portals and other sites, in exported games, in test plays, and until the balance has been read. */
  function holdsToken(player: Player | null, amount?: number, scope?: "game" | "map"): boolean;
  /** A value saved for a player; nothing when there is none or it has not been loaded yet. */
  function savedValue(player: Player | null, key: string, scope?: "game" | "world"): Value;
  /** Whether a value was saved for a player. */
  function hasSavedValue(player: Player | null, key: string, scope?: "game" | "world"): boolean;
}

/** Numbers. */
declare namespace numbers {
  /** Adds two numbers. */
  function add(a: number, b: number): number;
  /** Subtracts the second number from the first. */
  function subtract(a: number, b: number): number;
  /** Multiplies two numbers. */
  function multiply(a: number, b: number): number;
  /** Divides the first number by the second; dividing by 0 gives 0. */
  function divide(a: number, b: number): number;
  /** What is left over when dividing, with the sign of the second number; 0 for a division by 0. */
  function remainder(a: number, b: number): number;
  /** Multiplies a number with itself. */
  function power(base: number, exponent?: number): number;
  /** The number that gives this one when multiplied with itself; 0 for negative numbers. */
  function squareRoot(value: number): number;
  /** How far a number is from 0. */
  function absolute(value: number): number;
  /** 1 for positive numbers, -1 for negative ones, 0 for 0. */
  function signOf(value: number): number;
  /** Rounds to so many digits after the point, halves upwards. */
  function round(value: number, digits?: number): number;
  /** The next whole number below. */
  function roundDown(value: number): number;
  /** The next whole number above. */
  function roundUp(value: number): number;
  /** The lower one of two numbers. */
  function smaller(a: number, b: number): number;
  /** The higher one of two numbers. */
  function larger(a: number, b: number): number;
  /** The number itself, or the end of the range it lies beyond. */
  function clamp(value: number, min?: number, max?: number): number;
  /** A number between two others; a share of 0 is the first, 1 the second. */
  function blend(from: number, to: number, share?: number): number;
  /** How far down a step of one tile in this direction goes. */
  function sine(angle: number): number;
  /** How far right a step of one tile in this direction goes. */
  function cosine(angle: number): number;
  /** The sine divided by the cosine. */
  function tangent(angle: number): number;
  /** The direction of a step, from -180° to 180°. */
  function arcTangent(y: number, x: number): number;
}

/** Chance. */
declare namespace random {
  /** Any number in a range, with digits after the point. */
  function randomNumber(from?: number, to?: number): number;
  /** A whole number in a range, its ends included, such as a die. */
  function randomWholeNumber(from?: number, to?: number): number;
  /** Holds so many times out of a hundred. */
  function chance(percent?: number): boolean;
  /** Any one of a list or group; nothing when it is empty. */
  function randomElement(list: readonly Value[]): Value;
  /** Any position in a region that is not in a wall, if there is one. */
  function randomPositionIn(region: RegionId): Point | null;
  /** The position of any spawn point that this team may use. */
  function randomSpawnPoint(team?: TeamId | null): Point | null;
}

/** Texts. */
declare namespace texts {
  /** Puts two texts together. Numbers become text by themselves. */
  function joinTexts(a: string, b: string): string;
  /** How many characters a text has. */
  function textLength(text: string): number;
  /** A piece of a text; characters count from 1. */
  function partOfText(text: string, start?: number, length?: number): string;
  /** Whether a text has another in it; capital letters count. */
  function textContains(text: string, part: string): boolean;
  /** Whether a text begins with another, such as a chat command. */
  function textStartsWith(text: string, part: string): boolean;
  /** Whether a text ends with another. */
  function textEndsWith(text: string, part: string): boolean;
  /** Turns all letters into capital letters. */
  function upperCase(text: string): string;
  /** Turns all letters into small letters. */
  function lowerCase(text: string): string;
  /** Takes away spaces at both ends. */
  function trimText(text: string): string;
  /** Replaces every place where a part stands. */
  function replaceText(text: string, part: string, replacement: string): string;
  /** Cuts a text into a list, such as the words of a chat command. */
  function splitText(text: string, separator?: string): readonly Value[];
  /** Makes one text of a list. */
  function joinList(list: readonly Value[], separator?: string): string;
  /** Reads a number; 0 when the text is none. */
  function numberFromText(text: string): number;
  /** Writes a number with so many digits after the point. */
  function numberAsText(value: number, digits?: number): string;
  /** Writes a time such as 1:05. */
  function timeAsText(seconds: number): string;
}

/** Lists. */
declare namespace lists {
  /** A list without elements. */
  function emptyList(): readonly Value[];
  /** A list of up to six elements; those left out are not in it. */
  function listOf(first: Value, second?: Value | null, third?: Value | null, fourth?: Value | null, fifth?: Value | null, sixth?: Value | null): readonly Value[];
  /** How many elements a list or group has. */
  function listLength(list: readonly Value[]): number;
  /** One element of a list or group, counted from 1; nothing when there is none. */
  function listElement(list: readonly Value[], number?: number): Value;
  /** Whether an element is in a list or group. */
  function listContains(list: readonly Value[], element: Value): boolean;
  /** Where an element is in a list, counted from 1; 0 when it is not. */
  function numberInList(list: readonly Value[], element: Value): number;
  /** A list with one more element; the list itself stays as it was. */
  function listWith(list: readonly Value[], element: Value): readonly Value[];
  /** A list without the elements equal to this one; the list itself stays as it was. */
  function listWithout(list: readonly Value[], element: Value): readonly Value[];
  /** A list in the order of its numbers or texts. */
  function sortedList(list: readonly Value[], order?: "lowest" | "highest"): readonly Value[];
  /** A list in a random order. */
  function shuffledList(list: readonly Value[]): readonly Value[];
  /** A record without entries. */
  function emptyRecord(): { readonly [key: string]: Value };
  /** One entry of a record; nothing when there is none. */
  function recordEntry(record: { readonly [key: string]: Value }, key: string): Value;
  /** The names of all entries of a record, in order. */
  function recordKeys(record: { readonly [key: string]: Value }): readonly Value[];
  /** Whether a record has an entry of this name. */
  function recordHasKey(record: { readonly [key: string]: Value }, key: string): boolean;
}

/** Time. */
declare namespace time {
  /** How long this room has been running. */
  function secondsPlayed(): number;
  /** How long a timer will run; 0 when it does not run. */
  function timerLeft(timer: string): number;
}
