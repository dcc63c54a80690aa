/** What the page tells the worker that runs the room. */
export type RoomWord =
  | { readonly kind: 'open'; readonly document: string; readonly seed: number }
  | { readonly kind: 'connect'; readonly name: string; readonly port: MessagePort };
