import type { ReactNode } from 'react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import X from 'lucide-react/icons/x';
import { IconButton } from '../../inputs/IconButton/IconButton.tsx';
import { joinClasses } from '../../styling/joinClasses.ts';

type BannerTone = 'info' | 'success' | 'error';

export type BannerProps = {
  children: ReactNode;
  tone?: BannerTone;
  title?: ReactNode;
  action?: ReactNode;
  /** If set, the banner has a close button. The parent must then remove the banner. */
  onDismiss?: () => void;
  className?: string;
};

const LOOKS = {
  info: { Icon: Info, color: 'text-sky', role: 'status' },
  success: { Icon: CircleCheck, color: 'text-mint', role: 'status' },
  error: { Icon: CircleAlert, color: 'text-danger-text', role: 'alert' },
} as const;

export function Banner({ children, tone = 'info', title, action, onDismiss, className }: BannerProps) {
  const { Icon, color, role } = LOOKS[tone];
  return (
    <div
      role={role}
      data-tone={tone}
      className={joinClasses(
        'flex items-start gap-3 rounded-cover bg-raised edge-raised py-3 pr-3 pl-4 text-secondary text-text-2',
        className,
      )}
    >
      {/* The actions wrap below the text where both don't fit in one row. */}
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-3 self-center">
        <div className="flex min-w-0 flex-1 basis-60 items-start gap-3">
          <Icon size={20} aria-hidden="true" className={joinClasses('mt-[1px] shrink-0', color)} />
          <div className="min-w-0">
            {title && <b className="block font-bold text-text">{title}</b>}
            {children}
          </div>
        </div>
        {action && <div className="ml-auto">{action}</div>}
      </div>
      {onDismiss && (
        <IconButton label="Dismiss" size="sm" className="-my-1" onClick={onDismiss}>
          <X size={18} aria-hidden="true" />
        </IconButton>
      )}
    </div>
  );
}
