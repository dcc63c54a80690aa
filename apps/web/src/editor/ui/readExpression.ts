const TOKEN = /\s*(?:(\d+\.?\d*|\.\d+)|([-+*/()×÷−,]))/y;
const LENGTH_MAX = 100;

type Token = number | string;

/** What a sum typed into a number field gives (`2*3`, `(4+1)/2`); null when it is none. */
export function readExpression(text: string): number | null {
  const tokens = readTokens(text.slice(0, LENGTH_MAX));
  if (tokens === null || tokens.length === 0) return null;
  const rest = { tokens, at: 0 };
  const value = readSum(rest);
  return rest.at === tokens.length && value !== null && Number.isFinite(value) ? value : null;
}

interface Rest {
  readonly tokens: readonly Token[];
  at: number;
}

function readTokens(text: string): Token[] | null {
  const plain = text
    .trim()
    .replaceAll('×', '*')
    .replaceAll('÷', '/')
    .replaceAll('−', '-')
    .replaceAll(',', '.');
  const tokens: Token[] = [];
  const pattern = new RegExp(TOKEN);
  while (pattern.lastIndex < plain.length) {
    const found = pattern.exec(plain);
    if (found === null) return null;
    tokens.push(found[1] === undefined ? found[2]! : Number(found[1]));
  }
  return tokens;
}

function readSum(rest: Rest): number | null {
  let value = readProduct(rest);
  for (let sign = rest.tokens[rest.at]; sign === '+' || sign === '-'; sign = rest.tokens[rest.at]) {
    rest.at += 1;
    const next = readProduct(rest);
    if (value === null || next === null) return null;
    value = sign === '+' ? value + next : value - next;
  }
  return value;
}

function readProduct(rest: Rest): number | null {
  let value = readSigned(rest);
  for (let sign = rest.tokens[rest.at]; sign === '*' || sign === '/'; sign = rest.tokens[rest.at]) {
    rest.at += 1;
    const next = readSigned(rest);
    if (value === null || next === null) return null;
    value = sign === '*' ? value * next : value / next;
  }
  return value;
}

function readSigned(rest: Rest): number | null {
  const token = rest.tokens[rest.at];
  rest.at += 1;
  if (typeof token === 'number') return token;
  if (token === '-' || token === '+') {
    const value = readSigned(rest);
    return value === null ? null : token === '-' ? -value : value;
  }
  if (token !== '(') return null;
  const value = readSum(rest);
  if (rest.tokens[rest.at] !== ')') return null;
  rest.at += 1;
  return value;
}
