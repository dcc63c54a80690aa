import { readNumber } from '../bytes/ByteReader.ts';
import { writeNumber } from '../bytes/ByteWriter.ts';
import { type Field, carryUnchanged } from '../fields/Field.ts';
import { readRequiredName, writeName } from '../fields/names.ts';
import type { AttributeView } from '../view/View.ts';
import { getAttributeStep } from '../wire/quantize.ts';

/** Converts a value to a number of steps. The size of a step depends on the maximum. */
export function toAttributeSteps(attribute: AttributeView): number {
  return Math.round(attribute.value / getAttributeStep(attribute.max));
}

export function fromAttributeSteps(steps: number, max: number): number {
  return steps * getAttributeStep(max);
}

export const attributeField: Field<AttributeView> = {
  write(writer, value, wire) {
    writeName(writer, wire.names.attributes, value.attribute);
    writeNumber(writer, value.max);
    writeNumber(writer, toAttributeSteps(value));
  },
  read(reader, wire) {
    const name = readRequiredName(reader, wire.names.attributes);
    const max = readNumber(reader);
    return { attribute: name, value: fromAttributeSteps(readNumber(reader), max), max };
  },
  isSame: (before, now) =>
    before === now ||
    (hasSameAttributeLimits(before, now) && toAttributeSteps(before) === toAttributeSteps(now)),
  carry: carryUnchanged,
};

export function hasSameAttributeLimits(before: AttributeView, now: AttributeView): boolean {
  return before.attribute === now.attribute && before.max === now.max;
}
