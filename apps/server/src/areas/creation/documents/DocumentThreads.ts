import type { DocumentJobs } from './documentJobs.ts';

export type DocumentJobName = keyof DocumentJobs;
export type DocumentJobInput<Name extends DocumentJobName> = Parameters<DocumentJobs[Name]>[0];
type DocumentJobResult<Name extends DocumentJobName> = ReturnType<DocumentJobs[Name]>;

/** Threads that read, build and check whole documents. Each job has a budget of time and memory. */
export interface DocumentThreads {
  /** Throws `document_too_complex` when the job exceeds its budget, and `unavailable` when too many jobs wait. */
  run<Name extends DocumentJobName>(
    name: Name,
    input: DocumentJobInput<Name>,
  ): Promise<DocumentJobResult<Name>>;
  close(): Promise<void>;
}

export interface WithDocuments {
  documents: DocumentThreads;
}
