import { answerText } from './values/answerText.ts';
import { attackingUnit } from './values/attackingUnit.ts';
import { boughtOffer } from './values/boughtOffer.ts';
import { chatText } from './values/chatText.ts';
import { clickedPosition } from './values/clickedPosition.ts';
import { damageAmount } from './values/damageAmount.ts';
import { eachElement } from './values/eachElement.ts';
import { eachItem } from './values/eachItem.ts';
import { eachKey } from './values/eachKey.ts';
import { eachNumber } from './values/eachNumber.ts';
import { eachPlayer } from './values/eachPlayer.ts';
import { eachProjectile } from './values/eachProjectile.ts';
import { eachProp } from './values/eachProp.ts';
import { eachTeam } from './values/eachTeam.ts';
import { eachUnit } from './values/eachUnit.ts';
import { eventValue } from './values/eventValue.ts';
import { otherProp } from './values/otherProp.ts';
import { otherUnit } from './values/otherUnit.ts';
import { panelEvent } from './values/panelEvent.ts';
import { pressedKey } from './values/pressedKey.ts';
import { triggeringAttribute } from './values/triggeringAttribute.ts';
import { triggeringBuff } from './values/triggeringBuff.ts';
import { triggeringItem } from './values/triggeringItem.ts';
import { triggeringPlayer } from './values/triggeringPlayer.ts';
import { triggeringProjectile } from './values/triggeringProjectile.ts';
import { triggeringProp } from './values/triggeringProp.ts';
import { triggeringRegion } from './values/triggeringRegion.ts';
import { triggeringTeam } from './values/triggeringTeam.ts';
import { triggeringTimer } from './values/triggeringTimer.ts';
import { triggeringUnit } from './values/triggeringUnit.ts';
import { triggeringVariable } from './values/triggeringVariable.ts';

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
} as const;

export type ContextValueName = keyof typeof contextValues;
