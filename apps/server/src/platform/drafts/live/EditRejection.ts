/** An edit that no editor sends. Without a message, since Hocuspocus would log that once more. */
export class EditRejection extends Error {
  readonly detail: string;
  constructor(detail: string) {
    super('');
    this.name = 'EditRejection';
    this.detail = detail;
  }
}
