import type { ReactNode } from 'react';
import { BrandLogoAvatar } from '../../ui/brand-logo-avatar.tsx';

interface PersonCellProps {
  /** What they are called; the e-mail for who has no name. */
  name: string;
  /** The name with what is added to it, where something is. */
  shown?: ReactNode;
  email: string;
}

/** A person with their initials and e-mail, at the head of a row. */
export function PersonCell({ name, shown, email }: PersonCellProps) {
  return (
    <th scope="row">
      <span className="flex min-w-0 items-center gap-2.5">
        <BrandLogoAvatar name={name} size={40} className="rounded-full!" />
        <span className="min-w-0">
          <bdi className="block truncate text-sm font-semibold text-ink">{shown ?? name}</bdi>
          {name === email ? null : <bdi className="hint block truncate font-normal">{email}</bdi>}
        </span>
      </span>
    </th>
  );
}
