import type { WordPlace, WordRule } from './WordRule.ts';
import { phraseRules } from './phraseRules.ts';

const EVERYWHERE: readonly WordPlace[] = ['text', 'comments', 'names'];
const ONE_WORD = 'one word for one thing, everywhere';

/** Id, pattern, better names, what it is, an example that must match, and one that must not. */
type NameRow = readonly [string, RegExp, string, string, string, string];

/** Names that use a metaphor instead of the role. Section 3 of docs/glossary.md lists better names. */
const names: readonly NameRow[] = [
  ['Door', /\b[Dd]oors?\b/, 'Client, Gateway, Provider, Sender', 'an adapter', 'MailDoor', 'outdoor'],
  ['House', /\b[Hh]ouses?\b/, 'Hub, Registry, Host, Server', 'an owner of many', 'RoomsHouse', 'storehouse'],
  ['Desk', /\b[Dd]esks?\b/, 'State, Store, Queue, Review', 'state or a queue', 'createOfferDesk', 'desktop'],
  ['Wish', /\b[Ww]ish(?:es)?\b(?! [Ll]ist)/, 'Intent, JoinRequest', 'a request', 'SeatWish', 'wishList'],
  ['Letter', /^(?:[A-Z]\w* )*Letter$/, 'BusMessage, Mail', 'a message', 'LiveLetter', 'countLetters'],
  ['Stay', /\bStays?\b|^stays$/, 'PlaySession, PlaySessionLog', 'a play session', 'StayBook', 'stayNear'],
  ['Keeper', /\bKeepers?\b/, 'Store, Moderator', 'a store or a moderator', 'SavedKeeper', 'goalkeeper'],
  ['Face', /^(?!.*Font Face)(?:[A-Z]\w* )*Face$/, 'Summary, Header', 'what is shown', 'RoomFace', 'FontFace'],
  ['Word', /^(?:[A-Z]\w* )*Word$/, 'ClientMessage, Label', 'a message or label', 'SaveWord', 'Keyword'],
  ['News', /^(?:[A-Z]\w* )*News$/, 'ServerMessage, Update', 'a message', 'LiveNews', 'NewsPage'],
  ['Thing', /\bThings?\b/, 'Entity, or what it is', ONE_WORD, 'InspectedThing', 'Something'],
  ['Haste', /\bHaste\b|^lay To Rest/, 'RateLimit, archive', 'say what happens', 'refuseHaste', 'Hasten'],
  ['needs', /^needs?$|\bNeeds$|^need [A-Z]/, 'dependencies, require', 'dependencies', 'needs', 'needsLogin'],
  ['hear', /^hears?\b/, 'handleX, onX', 'an event handler', 'hearReport', 'heartbeat'],
  ['tell', /^tells?\b/, 'notifyX, sendX, broadcastX, reportX', 'sending', 'tellRooms', 'teller'],
  ['say', /^says?\b/, 'sendMessage, describeX', 'sending or describing', 'sayReady', 'sayings'],
  ['judge', /^judges?\b/, 'validateX, checkX, authorizeX', 'a check', 'judgeVote', 'judged'],
  ['keep', /^keeps?\b(?! Alive)/, 'storeX, retainX, trapX', 'storing or holding', 'keepTape', 'keepAlive'],
  ['obey', /^obeys?\b/, 'apply, handle', 'handling a command', 'obeyOutside', 'disobeyed'],
  ['reckon', /^reckons?\b/, 'compute, estimate', 'a computation', 'reckonEntity', 'deadReckoning'],
];

/** Pairs of British and American spelling. Harbour is the name of a game and not listed. */
const SPELLINGS = `behaviour behavior, colour color, recolour recolor, neighbour neighbor, favour favor,
  honour honor, labour labor, flavour flavor, armour armor, rumour rumor, humour humor, centre center, metre meter,
  kilometre kilometer, licence license, grey gray,
  defence defense, offence offense, catalogue catalog, cancelled canceled, cancelling canceling, travelled traveled,
  travelling traveling, traveller traveler, labelled labeled, labelling labeling, modelling modeling, fulfil fulfill,
  signalling signaling, judgement judgment, chequered checkered, tyre tire, learnt learned, analyse analyze`;
const SPELLED_WITH_Z = `apolog author capital categor custom emphas final general initial local material maxim minim
  normal optim organ penal priorit quant random raster real recogn serial special standard summar synchron synthes
  util vandal visual`;

const spellings: readonly (readonly [british: string, american: string])[] = [
  ...SPELLINGS.split(/,\s+/).map((pair) => pair.split(' ') as [string, string]),
  ...SPELLED_WITH_Z.split(/\s+/).map((stem) => [`${stem}ise`, `${stem}ize`] as const),
];

export const wordRules: readonly WordRule[] = [
  ...phraseRules,
  ...names.map(([id, pattern, better, because, bad, good]): WordRule => {
    const reason = because === ONE_WORD ? because : `${because}: name the role, not a metaphor`;
    return { id: `name ${id}`, pattern, places: ['names'], better, reason, bad: [bad], good: [good] };
  }),
  ...spellings.map(([british, american]): WordRule => {
    const start = `[${british[0]}${british[0]?.toUpperCase()}]`;
    // "recognise" also forbids "recognised", "recognising" and "recognisable"; "grey" also "greyscale".
    const rest = british.endsWith('e')
      ? `${british.slice(1, -1)}(?:e|es|ed|er|ers|ing|ation|ations|able)`
      : `${british.slice(1)}(?:s|ed|ing|ful|less|able|hood|hoods|ite|ites|scale|ish)?`;
    return {
      id: `spelling ${british}`,
      pattern: new RegExp(`\\b(?:${start}${rest}|${british.toUpperCase()}S?)\\b`),
      places: EVERYWHERE,
      better: american,
      reason: 'American spelling',
      bad: [british, `some${british[0]?.toUpperCase()}${british.slice(1)}`],
      good: [american, 'the harbour', 'aria-labelledby', 'synthesis and emphasis'],
    };
  }),
];
