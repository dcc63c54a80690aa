/** The game that the editor's URL requests. */
export interface EditorRequest {
  /** `stored` names a game by slug, `local` by its id in this browser. `starter` creates a new local game. */
  readonly kind: 'stored' | 'local' | 'starter';
  readonly name: string;
}

const PARAMS = [
  ['game', 'stored'],
  ['local', 'local'],
  ['starter', 'starter'],
] as const;

/** Returns null for the start screen. */
export function readEditorRequest(params: URLSearchParams): EditorRequest | null {
  for (const [param, kind] of PARAMS) {
    const name = params.get(param);
    if (name !== null && name !== '') return { kind, name };
  }
  return null;
}

export function getLocalEditorPath(localId: string): string {
  return `/create?local=${encodeURIComponent(localId)}`;
}
