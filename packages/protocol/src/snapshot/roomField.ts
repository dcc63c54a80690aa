import { deltaRecordField, dictionaryField, nullableField, recordField } from '../fields/compounds.ts';
import { tableNameField } from '../fields/names.ts';
import { idField, numberField, enumField, textField } from '../fields/scalars.ts';
import type { RoomView } from '../view/View.ts';

export const blankRoomView: RoomView = {
  match: { phase: 'off', round: 0, endsAt: 0, wins: {} },
  teamScores: {},
  daylight: { brightness: 1, color: '#ffffff' },
  layerOpacities: {},
  scriptsOff: null,
};

export const roomField = deltaRecordField<RoomView>({
  match: recordField<RoomView['match']>({
    phase: enumField(['off', 'waiting', 'countdown', 'round', 'pause', 'over']),
    round: numberField,
    endsAt: numberField,
    wins: dictionaryField(idField, numberField),
  }),
  teamScores: dictionaryField(tableNameField('teams'), numberField),
  daylight: recordField<RoomView['daylight']>({ brightness: numberField, color: idField }),
  layerOpacities: dictionaryField(tableNameField('layers'), numberField),
  scriptsOff: nullableField(textField()),
});
