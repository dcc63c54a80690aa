/**
 * A response that is already serialized JSON, as text or bytes. Whole documents are stored as text; parsing and
 * serializing them again would block the event loop. Skips the response schema.
 */
export class JsonText {
  readonly text: string | Uint8Array;
  constructor(text: string | Uint8Array) {
    this.text = text;
  }
}

/** Lets a handler return JSON text under the response type of its endpoint. */
export function respondWithJsonText<Answer>(text: string | Uint8Array): Answer {
  return new JsonText(text) as unknown as Answer;
}
