import { readNumber } from '../bytes/ByteReader.ts';
import { writeNumber } from '../bytes/ByteWriter.ts';
import { type Field, keepAsIs } from '../fields/Field.ts';
import { readGivenName, writeName } from '../fields/names.ts';
import type { AttributeView } from '../View.ts';
import { attributeStepOf } from './quantise.ts';

/** The value in steps that follow from the maximum. */
export function toAttributeSteps(attribute: AttributeView): number {
  return Math.round(attribute.value / attributeStepOf(attribute.max));
}

export function fromAttributeSteps(steps: number, max: number): number {
  return steps * attributeStepOf(max);
}

export const attribute: Field<AttributeView> = {
  write(writer, value, wire) {
    writeName(writer, wire.names.attributes, value.attribute);
    writeNumber(writer, value.max);
    writeNumber(writer, toAttributeSteps(value));
  },
  read(reader, wire) {
    const name = readGivenName(reader, wire.names.attributes);
    const max = readNumber(reader);
    return { attribute: name, value: fromAttributeSteps(readNumber(reader), max), max };
  },
  isSame: (before, now) =>
    before === now || (hasSameShape(before, now) && toAttributeSteps(before) === toAttributeSteps(now)),
  carry: keepAsIs,
};

export function hasSameShape(before: AttributeView, now: AttributeView): boolean {
  return before.attribute === now.attribute && before.max === now.max;
}
