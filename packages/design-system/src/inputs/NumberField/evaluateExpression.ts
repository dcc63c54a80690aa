const TOKEN = /\s*(?:(\d+\.?\d*|\.\d+)|([-+*/()×÷−,]))/y;
const LENGTH_MAX = 100;

type Token = number | string;

/**
 * Evaluates an expression that was typed into a number field, such as `2*3` or `(4+1)/2`; null if it is
 * invalid.
 */
export function evaluateExpression(text: string): number | null {
  const tokens = readTokens(text.slice(0, LENGTH_MAX));
  if (tokens === null || tokens.length === 0) return null;
  const stream = { tokens, at: 0 };
  const value = readSum(stream);
  return stream.at === tokens.length && value !== null && Number.isFinite(value) ? value : null;
}

interface TokenStream {
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

function readSum(stream: TokenStream): number | null {
  let value = readProduct(stream);
  for (let sign = stream.tokens[stream.at]; sign === '+' || sign === '-'; sign = stream.tokens[stream.at]) {
    stream.at += 1;
    const next = readProduct(stream);
    if (value === null || next === null) return null;
    value = sign === '+' ? value + next : value - next;
  }
  return value;
}

function readProduct(stream: TokenStream): number | null {
  let value = readSigned(stream);
  for (let sign = stream.tokens[stream.at]; sign === '*' || sign === '/'; sign = stream.tokens[stream.at]) {
    stream.at += 1;
    const next = readSigned(stream);
    if (value === null || next === null) return null;
    value = sign === '*' ? value * next : value / next;
  }
  return value;
}

function readSigned(stream: TokenStream): number | null {
  const token = stream.tokens[stream.at];
  stream.at += 1;
  if (typeof token === 'number') return token;
  if (token === '-' || token === '+') {
    const value = readSigned(stream);
    return value === null ? null : token === '-' ? -value : value;
  }
  if (token !== '(') return null;
  const value = readSum(stream);
  if (stream.tokens[stream.at] !== ')') return null;
  stream.at += 1;
  return value;
}
