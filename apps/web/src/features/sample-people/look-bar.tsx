import type { Role } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { Eye } from 'lucide-react';
import { useNavigate } from 'react-router';
import { logOutHere } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';

/** Tells an admin that they look as somebody invented, and ends it (rules/sample-people#look). */
export function LookBar({ role }: { role: Role }) {
  const navigate = useNavigate();
  async function stop() {
    // Leaves first: a page of the person's own would lead to the log-in.
    await navigate(paths.admin.href(), { flushSync: true });
    logOutHere();
  }
  return (
    <div role="status" data-tone="buff" className="flex min-h-16 items-center bg-k-bg text-k-ink sm:min-h-13">
      <div className="wrap flex w-full items-center gap-3 py-1.5">
        <Eye aria-hidden className="ic flex-none" />
        <p className="min-w-0 flex-1 text-sm font-semibold">{m.look_bar({ role })}</p>
        <Button variant="outline" size="sm" onClick={stop}>
          {m.look_stop()}
        </Button>
      </div>
    </div>
  );
}
