import type { ReactNode } from 'react';
import Check from 'lucide-react/icons/check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ToastDetail, ToastType } from './createToastStore.ts';

export type ToastProps = ToastDetail & { message: ReactNode; type?: ToastType };

export function Toast({ message, type = 'error', title, action, href }: ToastProps) {
  const Icon = type === 'success' ? Check : TriangleAlert;
  return (
    <div className="pl-toast" data-type={type}>
      <span>
        <Icon size={22} aria-hidden="true" />
      </span>
      <div className="min-w-0">
        {title && <b className="block leading-[1.3] font-bold">{title}</b>}
        <p className={title ? 'text-meta text-text-2' : 'font-semibold leading-[1.35]'}>
          {href ? (
            <a href={href} className="pl-toast-link">
              {message}
            </a>
          ) : (
            message
          )}
        </p>
      </div>
      {action && (
        <a href={action.href} className="pl-link pr-[6px] text-secondary" data-tone="sun">
          {action.label}
        </a>
      )}
    </div>
  );
}
