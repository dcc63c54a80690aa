import type { DraftGame } from '@playloom/draft';
import {
  type Entry,
  isReferenceType,
  type Json,
  type JsonObject,
  type ReferenceType,
  toWords,
} from '@playloom/game-format';
import { listNamedObjects } from '../references/references.ts';

export interface TypedWords {
  /** All other words, in lowercase. */
  readonly words: readonly string[];
  /** The numbers and the quoted texts, in the order they were typed. */
  readonly numbers: readonly number[];
  readonly texts: readonly string[];
}

const TOKEN = /[“"]([^”"]*)[”"]?|(-?\d+(?:\.\d+)?)(?=\s|$|%|°|s\b)|(\S+)/g;
/** The rest of a longer text is ignored. */
const TYPED_MAX = 200;

/** Splits text such as `deal 20 damage to knight` into words, numbers and quoted texts. */
export function parseTypedText(text: string): TypedWords {
  const words: string[] = [];
  const numbers: number[] = [];
  const texts: string[] = [];
  for (const [, quoted, number, word] of text.slice(0, TYPED_MAX).matchAll(TOKEN)) {
    if (quoted !== undefined) texts.push(quoted);
    else if (number !== undefined) numbers.push(Number(number));
    else words.push(word!.toLowerCase());
  }
  return { words, numbers, texts };
}

/** Finds the objects of a type whose full name or id was typed, in the order they were typed. */
function findNamedReferences(
  game: DraftGame,
  type: ReferenceType,
  words: readonly string[],
): readonly { readonly id: string; readonly words: readonly string[] }[] {
  const typed = ` ${words.join(' ')} `;
  return listNamedObjects(game, type)
    .map(({ id, name }) => ({ id, words: name.toLowerCase().split(/\s+/) }))
    .filter(({ id, words: parts }) => typed.includes(` ${parts.join(' ')} `) || typed.includes(` ${id} `))
    .sort((a, b) => typed.indexOf(` ${a.words.join(' ')} `) - typed.indexOf(` ${b.words.join(' ')} `));
}

/** Finds values in the typed text for the parameters of an entry. */
export function findTypedParamValues(game: DraftGame, entry: Entry, typed: TypedWords): JsonObject {
  const given: { [param: string]: Json } = {};
  const numbers = [...typed.numbers];
  const texts = [...typed.texts];
  const used = new Set<string>();
  for (const [, name = ''] of entry.sentence.matchAll(/\{(\w+)\}/g)) {
    const param = entry.params[name];
    if (param === undefined || param.kind === 'block') continue;
    if (param.kind === 'choice') {
      const choice = param.choices.find((word) => typed.words.includes(toWords(word)));
      if (choice !== undefined) given[name] = choice;
    } else if (param.type === 'number' && numbers.length > 0) given[name] = numbers.shift()!;
    else if (param.type === 'text' && texts.length > 0) given[name] = texts.shift()!;
    else if (isReferenceType(param.type)) {
      const found = findNamedReferences(game, param.type, typed.words).find(
        ({ id }) => !used.has(`${param.type}/${id}`),
      );
      if (found === undefined) continue;
      given[name] = found.id;
      used.add(`${param.type}/${found.id}`);
    } else if (param.type === 'units') {
      const found = findNamedReferences(game, 'unitType', typed.words)[0];
      if (found !== undefined) given[name] = { get: 'unitsOfType', unitType: found.id };
    } else if (param.type === 'position') {
      const found = findNamedReferences(game, 'region', typed.words)[0];
      if (found !== undefined) given[name] = { get: 'centerOf', region: found.id };
    } else if (param.type === 'unit' || param.type === 'entity') {
      const found = findNamedReferences(game, 'placement', typed.words)[0];
      const kind = game.map.entities.find(({ id }) => id === found?.id)?.kind;
      if (found !== undefined && kind === 'unit') given[name] = { get: 'placedUnit', placement: found.id };
    }
  }
  return given;
}
