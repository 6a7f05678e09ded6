import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface SheetRowProps {
  Icon: LucideIcon;
  title: ReactNode;
  detail?: ReactNode;
  /** At the end of the row: a term, a day. */
  end?: ReactNode;
  /** Why it is unlike the creator's usual terms, which makes the row orange; null where it is not. */
  unusual?: string | null;
}

/** One thing that is given or got. */
export function SheetRow({ Icon, title, detail, end, unusual = null }: SheetRowProps) {
  return (
    <li data-tone={unusual === null ? undefined : 'orange'} className={unusual === null ? '' : 'is-unusual'}>
      <Icon aria-hidden className="ic mt-0.5" />
      <span className="min-w-0 wrap-anywhere">
        <span className="block font-semibold">{title}</span>
        {detail ? <span className="accept-detail">{detail}</span> : null}
        {unusual === null ? null : <span className="accept-detail font-semibold">{unusual}</span>}
      </span>
      {end ? <span className="num text-end font-semibold">{end}</span> : null}
    </li>
  );
}
