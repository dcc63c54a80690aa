import type { DocumentJobs } from './documentJobs.ts';

export type DocumentJobName = keyof DocumentJobs;
export type DocumentJobInput<Name extends DocumentJobName> = Parameters<DocumentJobs[Name]>[0];
type DocumentJobResult<Name extends DocumentJobName> = ReturnType<DocumentJobs[Name]>;

/** Threads in which whole documents are read, built and checked, each job with a budget of time and memory. */
export interface DocumentThreads {
  /** Throws `document_too_complex` when the job runs over its budget, and `unavailable` when too many wait. */
  run<Name extends DocumentJobName>(
    name: Name,
    input: DocumentJobInput<Name>,
  ): Promise<DocumentJobResult<Name>>;
  close(): Promise<void>;
}
