import { ApiPath } from './ApiPath.tsx';
import type { ApiCall } from './describeApi.server.ts';
import { FieldTree } from './FieldTree.tsx';
import { MethodBadge } from './MethodBadge.tsx';

export function ApiCallDetails({ call }: { call: ApiCall }) {
  return (
    <article className="edge scroll-mt-24 rounded-lg bg-surface p-5" id={call.id}>
      <h3 className="flex items-baseline gap-3 font-code text-[.9375rem] font-semibold tracking-normal [word-spacing:0]">
        <MethodBadge method={call.method} />
        <a href={`#${call.id}`} className="min-w-0 rounded-sm leading-snug hover:text-sun">
          <ApiPath path={call.path} />
        </a>
      </h3>
      <p className="mt-3 max-w-[66ch] text-text-2">{call.summary}</p>
      <div className="mt-4 grid gap-3">
        {call.parameters.length > 0 && <FieldTree label="Parameters" rows={call.parameters} />}
        {call.body.length > 0 && <FieldTree label="Body" rows={call.body} />}
        {call.response.length > 0 && <FieldTree label="Response" rows={call.response} />}
      </div>
    </article>
  );
}
