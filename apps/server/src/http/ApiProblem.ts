/** An error response of the API, with a stable id, a status and a message for the user. */
export class ApiProblem extends Error {
  readonly id: string;
  readonly status: number;
  readonly fields: Record<string, string> | undefined;
  constructor(id: string, status: number, message: string, fields?: Record<string, string>) {
    super(message);
    this.name = 'ApiProblem';
    this.id = id;
    this.status = status;
    this.fields = fields;
  }
}

export function defineError(id: string, status: number, message: string) {
  return Object.assign((fields?: Record<string, string>) => new ApiProblem(id, status, message, fields), {
    id,
    status,
    message,
  });
}
