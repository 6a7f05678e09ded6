import type { ReactNode } from 'react';
import { BrandLogoAvatar } from '../../parts/brands/brand-logo-avatar.tsx';

interface PersonCellProps {
  /** The name, or the e-mail of a person without one. */
  name: string;
  /** The name with an addition, if there is one. */
  shown?: ReactNode;
  email: string;
}

/** A person with their initials and e-mail, at the start of a row. */
export function PersonCell({ name, shown, email }: PersonCellProps) {
  return (
    <th scope="row">
      <span className="flex min-w-0 items-center gap-2.5">
        <BrandLogoAvatar name={name} size={40} className="rounded-full!" />
        <span className="min-w-0">
          <span className="block truncate text-sm font-semibold text-ink">{shown ?? <bdi>{name}</bdi>}</span>
          {name === email ? null : <bdi className="hint block truncate font-normal">{email}</bdi>}
        </span>
      </span>
    </th>
  );
}
