import type { ErrorBody } from '@playloom/api-contract';
import { useEffect, useState, type ChangeEvent, type SubmitEvent } from 'react';
import type { z } from 'zod';
import { checkInput } from './checkInput.ts';
import { toErrorBody } from '../api/toErrorBody.ts';

type Values = Record<string, string>;
type Sentences<V> = Partial<Record<keyof V, string>>;
type TypeEvent = ChangeEvent<HTMLInputElement | HTMLTextAreaElement>;

interface FormOptions<V extends Values> {
  initial: V;
  /** The server's schema. Input is checked against it before it is sent. */
  schema: z.ZodType;
  send: (values: V) => Promise<void>;
  /** Maps an error id to a field, for errors in which the server names no field. */
  fieldByErrorId?: Partial<Record<string, keyof V>>;
}

export interface FormController<V extends Values> {
  values: V;
  /** Error messages by field, from the schema or from the server. */
  fields: Sentences<V>;
  /** Error of the last submission, unless the fields show it. */
  problem: ErrorBody | null;
  isSending: boolean;
  isDirty: boolean;
  set: (name: keyof V & string, value: string) => void;
  bind: (name: keyof V & string) => { name: string; value: string; onChange: (event: TypeEvent) => void };
  submit: (event: SubmitEvent<HTMLFormElement>) => void;
  reset: () => void;
}

/** Manages the state of a form: values, errors by field, and at most one submission at a time. */
export function useForm<V extends Values>(options: FormOptions<V>): FormController<V> {
  const { initial, schema, send, fieldByErrorId = {} } = options;
  const [values, setValues] = useState<V>(initial);
  const [fields, setFields] = useState<Sentences<V>>({});
  const [problem, setProblem] = useState<ErrorBody | null>(null);
  const [isSending, setIsSending] = useState(false);
  const focusWrongField = useFocusWrongField();

  function show(next: Record<string, string>, body: ErrorBody | null) {
    const known = Object.entries(next).filter(([name]) => name in values);
    setFields(Object.fromEntries(known) as Sentences<V>);
    setProblem(known.length > 0 ? null : body);
  }
  function set(name: keyof V & string, value: string) {
    setValues((before) => ({ ...before, [name]: value }));
    setFields((before) => ({ ...before, [name]: undefined }));
  }
  async function run(form: HTMLFormElement) {
    const wrong = checkInput(schema, values);
    show(wrong ?? {}, null);
    if (wrong) return focusWrongField(form);
    setIsSending(true);
    try {
      await send(values);
    } catch (error) {
      const body = toErrorBody(error);
      const blamed = fieldByErrorId[body.errorId];
      show(body.fields ?? (blamed ? { [blamed]: body.message } : {}), body);
      focusWrongField(form);
    } finally {
      setIsSending(false);
    }
  }

  return {
    values,
    fields,
    problem,
    isSending,
    isDirty: Object.keys(initial).some((name) => values[name] !== initial[name]),
    set,
    bind: (name) => ({
      name,
      value: values[name] ?? '',
      onChange: (event) => set(name, event.target.value),
    }),
    submit(event) {
      event.preventDefault();
      if (!isSending) void run(event.currentTarget);
    },
    reset() {
      setValues(initial);
      show({}, null);
    },
  };
}

/** Focuses the first invalid field after the errors are rendered. */
function useFocusWrongField(): (form: HTMLFormElement) => void {
  const [failure, setFailure] = useState<{ form: HTMLFormElement } | null>(null);
  useEffect(() => {
    failure?.form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failure]);
  return (form) => setFailure({ form });
}
