import type { Point } from '@playloom/game-format';
import { goalPeriods, markerIcons } from '@playloom/game-format/basics';
import { listField, nullableField, recordField } from '../fields/compounds.ts';
import { tableNameField, nullableTableNameField } from '../fields/names.ts';
import {
  colorField,
  coordinateField,
  countField,
  idField,
  numberField,
  enumField,
  textField,
  rotationField,
  booleanField,
} from '../fields/scalars.ts';
import { unionField } from '../fields/unionField.ts';
import { valueField } from '../fields/valueField.ts';
import { EMOTES } from '../wire/limits.ts';
import type { ViewEvent } from '../view/ViewEvent.ts';

const someone = nullableField(countField());
const point = recordField<Point>({ x: coordinateField, y: coordinateField });

export const viewEventField = unionField<ViewEvent>({
  sound: [1, { sound: tableNameField('sounds'), at: nullableField(point) }],
  effect: [
    2,
    { effect: tableNameField('effects'), x: coordinateField, y: coordinateField, rotation: rotationField },
  ],
  message: [3, { text: textField(), seconds: numberField }],
  'floating-text': [4, { text: textField(), at: point, color: colorField }],
  chat: [5, { text: textField(), from: someone, name: textField(), isTeamOnly: booleanField }],
  emote: [6, { player: countField(), emote: countField(EMOTES.length - 1) }],
  'panel-message': [7, { panel: tableNameField('panels'), event: idField, value: valueField }],
  'camera-shake': [8, { strength: numberField, seconds: numberField }],
  hurt: [
    9,
    {
      entity: countField(),
      amount: numberField,
      attacker: someone,
      direction: nullableField(countField(7)),
    },
  ],
  death: [
    10,
    { entity: countField(), victim: someone, killer: someone, item: nullableTableNameField('items') },
  ],
  attack: [11, { unit: countField(), item: nullableTableNameField('items') }],
  join: [12, { player: countField(), name: textField() }],
  leave: [13, { player: countField(), name: textField() }],
  match: [
    14,
    {
      change: enumField(['countdown', 'round-starts', 'round-ends', 'match-ends']),
      round: numberField,
      team: nullableTableNameField('teams'),
      player: someone,
    },
  ],
  notice: [15, { id: idField, text: textField() }],
  rights: [16, { mayKick: booleanField, mayVote: booleanField, isMember: booleanField }],
  achievement: [
    19,
    { name: textField(), text: textField(), icon: enumField(markerIcons), points: countField() },
  ],
  goal: [
    20,
    { period: enumField(goalPeriods), name: textField(), icon: enumField(markerIcons), points: countField() },
  ],
  community: [18, { name: textField(), text: textField() }],
  vote: [
    17,
    {
      vote: countField(),
      player: countField(),
      name: textField(),
      caller: textField(),
      endsAt: countField(),
      yes: countField(),
      no: countField(),
      needed: countField(),
      voters: listField(countField()),
      outcome: enumField(['open', 'passed', 'failed', 'gone']),
    },
  ],
});
