import { apiLimits } from '@playloom/api-contract';
import { Button, LabeledField, IconButton, Textarea } from '@playloom/design-system';
import Bold from 'lucide-react/icons/bold';
import Code from 'lucide-react/icons/code';
import Italic from 'lucide-react/icons/italic';
import Link2 from 'lucide-react/icons/link-2';
import List from 'lucide-react/icons/list';
import Quote from 'lucide-react/icons/quote';
import {
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  type SubmitEvent,
} from 'react';
import { FormProblem } from '@playloom/site/forms/FormProblem.tsx';
import { ImageUploadButton } from '@playloom/site/forms/ImageUploadButton.tsx';
import { useAsyncAction } from '@playloom/site/forms/useAsyncAction.ts';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';
import { useRootData } from '@playloom/site/session/useRootData.ts';
import { formatSelection, type TextFormat } from './formatSelection.ts';
import { PostText } from './PostText.tsx';

interface PostEditorProps {
  label: string;
  text: string;
  onChange: (text: string) => void;
  sendText: string;
  /** Called to send the post. Must reject with the server's error if that fails. */
  onSend: () => Promise<void>;
  onCancel?: () => void;
  area?: RefObject<HTMLTextAreaElement | null>;
  rows?: number;
  /** Fields to show above the text, in the same form. */
  children?: ReactNode;
}

const MARKS: readonly { mark: TextFormat; label: string; Icon: typeof Bold; key?: string }[] = [
  { mark: 'bold', label: 'Bold', Icon: Bold, key: 'b' },
  { mark: 'italic', label: 'Italic', Icon: Italic, key: 'i' },
  { mark: 'link', label: 'Link', Icon: Link2, key: 'k' },
  { mark: 'quote', label: 'Quote', Icon: Quote },
  { mark: 'list', label: 'List', Icon: List },
  { mark: 'code', label: 'Code', Icon: Code },
];

/** Markdown editor with formatting buttons, a preview, and Ctrl+Enter to send. */
export function PostEditor(props: PostEditorProps) {
  const { label, text, onChange, sendText, onSend, onCancel, rows = 7, children } = props;
  const { config } = useRootData();
  const own = useRef<HTMLTextAreaElement>(null);
  const area = props.area ?? own;
  const [isPreview, setPreview] = useState(false);
  const sending = useAsyncAction(onSend);
  const isEmpty = text.trim() === '';

  function send(event?: SubmitEvent) {
    event?.preventDefault();
    if (!isEmpty) sending.run();
  }
  function apply(mark: TextFormat, insert?: string) {
    const { selectionStart = text.length, selectionEnd = text.length } = area.current ?? {};
    const marked = formatSelection({ text, from: selectionStart, to: selectionEnd }, mark, insert);
    onChange(marked.text);
    // Wait until the field has the new text.
    requestAnimationFrame(() => {
      area.current?.focus();
      area.current?.setSelectionRange(marked.from, marked.to);
    });
  }
  function handleKey(event: KeyboardEvent) {
    if (!event.ctrlKey && !event.metaKey) return;
    const found = MARKS.find(({ key }) => key === event.key.toLowerCase());
    if (event.key !== 'Enter' && !found) return;
    event.preventDefault();
    if (found) apply(found.mark);
    else send();
  }

  return (
    <form className="grid gap-4" onSubmit={send}>
      {children}
      <div className="grid gap-2">
        <div className="flex flex-wrap items-center gap-1" role="group" aria-label="Formatting">
          {MARKS.map(({ mark, label: name, Icon }) => (
            <IconButton key={mark} label={name} disabled={isPreview} onClick={() => apply(mark)}>
              <Icon size={19} aria-hidden="true" />
            </IconButton>
          ))}
          <ImageUploadButton
            label="Image"
            isOff={isPreview}
            onUpload={async (form) => {
              const { data } = await (await loadBrowserApi()).uploadForumImage({ form });
              apply('image', data.picture);
            }}
          />
        </div>
        {isPreview ? (
          <section aria-label="Preview" className="edge min-h-40 rounded-cover bg-ink-900 px-4 py-3">
            <PostText text={text} uiOrigin={config.uiOrigin} />
          </section>
        ) : (
          <LabeledField label={label} hint="Markdown supported. Mention someone with @username.">
            <Textarea
              ref={area}
              rows={rows}
              value={text}
              maxLength={apiLimits.POST_MAX}
              onChange={(event) => onChange(event.target.value)}
              onKeyDown={handleKey}
            />
          </LabeledField>
        )}
      </div>
      <FormProblem problem={sending.problem} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" loading={sending.isBusy} disabled={isEmpty}>
          {sendText}
        </Button>
        <Button
          aria-pressed={isPreview}
          disabled={isEmpty && !isPreview}
          onClick={() => setPreview(!isPreview)}
        >
          {isPreview ? 'Edit' : 'Preview'}
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}
