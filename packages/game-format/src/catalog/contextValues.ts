// Generated from the files of the entries by tools/generate.ts, which keeps the order of this list.
import { answerText } from './values/messages/answerText.ts';
import { attackingUnit } from './values/combat/attackingUnit.ts';
import { boughtOffer } from './values/trade/boughtOffer.ts';
import { chatText } from './values/players/chatText.ts';
import { chosenOption } from './values/match/chosenOption.ts';
import { clickedPosition } from './values/players/clickedPosition.ts';
import { damageAmount } from './values/combat/damageAmount.ts';
import { eachElement } from './values/flow/eachElement.ts';
import { eachItem } from './values/flow/eachItem.ts';
import { eachKey } from './values/flow/eachKey.ts';
import { eachNumber } from './values/flow/eachNumber.ts';
import { eachPlayer } from './values/flow/eachPlayer.ts';
import { eachProjectile } from './values/flow/eachProjectile.ts';
import { eachProp } from './values/flow/eachProp.ts';
import { eachTeam } from './values/flow/eachTeam.ts';
import { eachUnit } from './values/flow/eachUnit.ts';
import { eventValue } from './values/flow/eventValue.ts';
import { otherProp } from './values/props/otherProp.ts';
import { otherUnit } from './values/units/otherUnit.ts';
import { panelEvent } from './values/messages/panelEvent.ts';
import { pressedKey } from './values/players/pressedKey.ts';
import { triggeringAttribute } from './values/attributes/triggeringAttribute.ts';
import { triggeringBuff } from './values/combat/triggeringBuff.ts';
import { triggeringItem } from './values/items/triggeringItem.ts';
import { triggeringPlayer } from './values/players/triggeringPlayer.ts';
import { triggeringProjectile } from './values/projectiles/triggeringProjectile.ts';
import { triggeringProp } from './values/props/triggeringProp.ts';
import { triggeringRegion } from './values/regions/triggeringRegion.ts';
import { triggeringTeam } from './values/teams/triggeringTeam.ts';
import { triggeringTimer } from './values/flow/triggeringTimer.ts';
import { triggeringUnit } from './values/units/triggeringUnit.ts';
import { triggeringVariable } from './values/variables/triggeringVariable.ts';

/** The values that triggers and loops provide. */
export const contextValues = {
  eachNumber,
  eachUnit,
  eachItem,
  eachProjectile,
  eachProp,
  eachPlayer,
  eachTeam,
  eachElement,
  eachKey,
  eventValue,
  triggeringTimer,
  triggeringVariable,
  triggeringUnit,
  otherUnit,
  triggeringAttribute,
  attackingUnit,
  damageAmount,
  triggeringBuff,
  triggeringItem,
  triggeringProjectile,
  triggeringProp,
  otherProp,
  triggeringPlayer,
  pressedKey,
  clickedPosition,
  chatText,
  triggeringTeam,
  panelEvent,
  answerText,
  triggeringRegion,
  boughtOffer,
  chosenOption,
} as const;

export type ContextValueName = keyof typeof contextValues;
