import '../../styles/admin-nav.css';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { Link, useLocation } from 'react-router';
import { adminPageAt, adminPagePath, type ShownGroup, useAdminGroups } from './admin-groups.ts';

/** Groups of the admin's pages, as links in the bar or as tabs at the lower edge of phones. */
export function AdminNav({ className }: { className: 'admin-groups' | 'tab-bar' }) {
  const groups = useAdminGroups();
  const current = adminPageAt(useLocation(), groups);
  const entries = groups.flatMap((group) => {
    const [first] = group.pages;
    return first ? [{ group, first, isCurrent: group.pages.some(({ id }) => id === current) }] : [];
  });
  return (
    <nav aria-label={m.admin_title()} className={className}>
      {entries.map(({ group, first, isCurrent }) => (
        <Link key={group.id} to={adminPagePath(first.id)} aria-current={isCurrent || undefined}>
          <group.Icon aria-hidden className="ic" />
          <span>{group.label()}</span>
          <GroupCount group={group} />
        </Link>
      ))}
    </nav>
  );
}

function GroupCount({ group: { count } }: { group: ShownGroup }) {
  if (count === undefined) return null;
  return (
    <b className="num">
      <span className="sr-only">{m.admin_group_waits()} </span>
      {formatCount(count)}
    </b>
  );
}
