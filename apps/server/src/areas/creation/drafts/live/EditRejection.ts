/** Thrown for an edit that our editor never sends. It has no message, because Hocuspocus would log it a second time. */
export class EditRejection extends Error {
  readonly detail: string;
  constructor(detail: string) {
    super('');
    this.name = 'EditRejection';
    this.detail = detail;
  }
}
