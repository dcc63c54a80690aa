import { Badge, type BadgeTone } from '@playloom/design-system';

const TONES: Record<string, BadgeTone> = {
  GET: 'sky',
  POST: 'mint',
  PUT: 'sun',
  PATCH: 'sun',
  DELETE: 'coral',
};

export function MethodBadge({ method }: { method: string }) {
  return (
    <Badge
      tone={TONES[method] ?? 'neutral'}
      className="w-[58px] shrink-0 justify-center font-code text-[.6875rem]"
    >
      {method}
    </Badge>
  );
}
