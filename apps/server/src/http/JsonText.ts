/**
 * An answer that is JSON already, as text or as bytes: whole documents are stored and written as text, and reading them only to write them
 * again would hold up everybody else. It leaves as it is, past the response schema.
 */
export class JsonText {
  readonly text: string | Uint8Array;
  constructor(text: string | Uint8Array) {
    this.text = text;
  }
}

/** For handlers, whose answers have the type of their endpoint. */
export function respondWithJsonText<Answer>(text: string | Uint8Array): Answer {
  return new JsonText(text) as unknown as Answer;
}
